/** A heading's link leads to the heading, and leaves its address on the clipboard as well. */
export function copyHeadingLink({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.heading-link');
  // Refused where the page may not write: the address is then in the address bar alone.
  if (link) navigator.clipboard?.writeText(link.href).catch(() => undefined);
}
