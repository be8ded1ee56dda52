import type { SiteConfig } from '../model/config.ts';
import { contentHash } from '../output/content-hash.ts';

interface Favicon {
  readonly address: string;
  /** Missing where the address is that of a file as it lies in `content/static`. */
  readonly contents?: string;
}

/**
 * The site's icon. Browsers ask for it again on every navigation, so a drawing is also written under
 * a name that never changes its meaning.
 */
export function faviconOf(
  { favicon, baseUrl }: SiteConfig,
  svgs: Readonly<Record<string, string>>,
): Favicon | undefined {
  if (favicon === undefined) return undefined;
  const contents = svgs[favicon];
  if (contents === undefined) return { address: baseUrl + favicon };
  return { address: `${baseUrl}_/assets/favicon.${contentHash(contents)}.svg`, contents };
}
