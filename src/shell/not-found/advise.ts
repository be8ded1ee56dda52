import type { ShellSettings } from '../../model/shell-settings.ts';
import { normalizePath } from '../../model/url.ts';
import { openSiteData } from '../navigation/site-data.ts';
import { type Advice, adviseOn, findMissing, likelyVersions } from './missing-page.ts';

/** What can be said about an address that is no page, from the manifests of the versions that are likely to know. */
export async function advise(
  pathname: string,
  settings: ShellSettings,
  preferred: string | null,
): Promise<Advice> {
  const data = openSiteData(settings.baseUrl);
  const site = await data.site();
  const missing = findMissing(normalizePath(settings, pathname), site, { ...settings, preferred });
  if (missing.moved) return { moved: missing.moved, elsewhere: [], closest: [] };
  const manifests = await Promise.all(likelyVersions(site, missing).map(data.version));
  return adviseOn(missing, { site, manifests, settings });
}
