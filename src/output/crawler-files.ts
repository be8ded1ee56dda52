import { canonicalDoc } from '../model/canonical.ts';
import type { Site } from '../model/site.ts';
import type { OutputFile } from './output-file.ts';

/** `sitemap.xml` below the base URL and `robots.txt` at the origin's root. */
export function toCrawlerFiles(site: Site): readonly OutputFile[] {
  const { url, baseUrl, noIndex } = site.config;
  const sitemap = { path: `${baseUrl.slice(1)}sitemap.xml`, contents: toSitemap(site) };
  const robots = (lines: readonly string[]) => ({
    path: 'robots.txt',
    contents: `${lines.join('\n')}\n`,
  });
  // A page must be fetched for its noindex to be seen, so a hidden site is not disallowed here.
  if (noIndex) return [robots(['User-agent: *', 'Allow: /'])];
  return [sitemap, robots(['User-agent: *', 'Allow: /', `Sitemap: ${url}${baseUrl}sitemap.xml`])];
}

/** Addresses that search engines should show: one for each page, in the newest released version that has it. */
export function canonicalAddresses(site: Site): readonly string[] {
  const addresses = site.versions.flatMap(version =>
    [...(version.landing ? [version.landing] : []), ...version.docs]
      .filter(doc => !doc.unlisted && !doc.draft)
      .flatMap(doc => canonicalDoc(site, doc.key)?.path ?? []),
  );
  return [...new Set(addresses)].sort();
}

function toSitemap(site: Site): string {
  const urls = canonicalAddresses(site).map(
    path => `<url><loc>${escapeXml(site.config.url + path)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
