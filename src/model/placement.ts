import type { SiteOutline, VersionOutline } from './manifest.ts';
import { pageAddress } from './page-address.ts';
import type { Placement } from './place-article.ts';
import type { AddressStyle } from './url.ts';

/** A version as articles are placed in it: the addresses of its pages and its placeholders' values. */
export function buildPlacement(
  version: SiteOutline['versions'][number],
  { pages }: VersionOutline,
  style: AddressStyle,
): Placement {
  const slugs = new Map(Object.entries(pages).map(([slug, { key }]) => [key, slug]));
  return {
    release: version.release,
    version: version.label,
    addressOf(page) {
      const slug = slugs.get(page);
      return slug === undefined ? undefined : pageAddress(version, slug, style);
    },
  };
}
