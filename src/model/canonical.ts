import type { PageKey } from './link.ts';
import { type Doc, findDocByKey, type Site } from './site.ts';

/**
 * The page that search engines should show for a page in any version: the newest released version
 * that has it, and a version that is not released yet only where it alone has the page.
 */
export function canonicalDoc(site: Site, key: PageKey): Doc | undefined {
  const latest = site.versions.findIndex(version => version.isLast);
  const released = site.versions.slice(latest);
  const unreleased = site.versions.slice(0, latest).reverse();
  for (const version of [...released, ...unreleased]) {
    const doc = findDocByKey(version, key);
    if (doc) return doc;
  }
  return undefined;
}
