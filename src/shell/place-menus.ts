/** Puts menus at their buttons where the browser does not do it by itself. */
export const placeMenus = (): void => document.addEventListener('beforetoggle', place, true);

/** Tells a menu that opens where its button is; the style sheet puts it there. */
function place({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || newState !== 'open') return;
  const opener = document.querySelector(`[popovertarget="${target.id}"]`);
  if (!opener) return;
  const { left, right, bottom, width } = opener.getBoundingClientRect();
  // A button in the window's second half has its menu end where it ends.
  const isLate = (left + right) / 2 > innerWidth / 2;
  const toPixels = (length: number | undefined) => (length === undefined ? 'auto' : `${length}px`);
  for (const [name, length] of Object.entries({
    top: bottom,
    left: isLate ? undefined : left,
    right: isLate ? document.documentElement.clientWidth - right : undefined,
    width,
  }))
    target.style.setProperty(`--menu-${name}`, toPixels(length));
}
