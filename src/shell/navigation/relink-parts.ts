import type { Placement } from '../../model/place-article.ts';

/** Links of the parts that React does not look into lead to pages of a version. */
export function relinkParts(within: string, placement: Placement): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${within} a[data-page]`)) {
    const address = placement.addressOf(link.dataset.page ?? '');
    if (address !== undefined) link.setAttribute('href', address);
  }
}
