import type { ServedSite } from '../server/address.ts';
import { cacheControl, securityHeaders, transportSecurity } from '../server/headers.ts';
import type { ServedRedirect } from '../server/redirect.ts';
import { exactFirst, hashedFolders } from './host-source.ts';
import { listedReleases, releaseRules } from './release-redirects.ts';

/** `_headers` of Netlify and Cloudflare Pages. No two rules set the same header for one path: both would be sent. */
export function toHeadersFile(site: ServedSite): string {
  const all = { ...securityHeaders, ...transportSecurity };
  const hashed = { 'Cache-Control': cacheControl.hashed };
  const rules = hashedFolders(site).map(folder => toHeadersRule(`${folder}*`, hashed));
  return [toHeadersRule('/*', all), ...rules].join('\n');
}

function toHeadersRule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join('\n')}\n`;
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export const toRedirectsFile = (site: ServedSite): string =>
  exactFirst([...site.redirects, ...releases(site), ...home(site)])
    .map(({ from, to, status }) => `${from} ${to.replace(/\/\*$/, '/:splat')} ${status}\n`)
    .join('');

const releases = ({ baseUrl, versions }: ServedSite): readonly ServedRedirect[] =>
  listedReleases(versions).flatMap(({ release, to }) => [
    { from: `${baseUrl}${release}`, to: to || '/', status: 302 },
    { from: `${baseUrl}${release}/*`, to: `${to}/*`, status: 302 },
  ]);

const home = ({ baseUrl }: ServedSite): readonly ServedRedirect[] =>
  baseUrl === '/' ? [] : [{ from: '/', to: baseUrl, status: 302 }];

/** `vercel.json`, for a deployment of the built folder. */
export function toVercel(site: ServedSite): string {
  const all = { ...securityHeaders, ...transportSecurity };
  const toHeaders = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const settings = {
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: toHeaders(all) },
      ...hashedFolders(site).map(folder => ({
        source: `${folder}(.*)`,
        headers: toHeaders({ 'Cache-Control': cacheControl.hashed }),
      })),
    ],
    redirects: vercelRedirects(site),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function vercelRedirects(site: ServedSite) {
  const { baseUrl, versions } = site;
  const lines = exactFirst([...site.redirects, ...home(site)]).map(({ from, to, status }) => ({
    source: from.replace(/\/\*$/, '/:rest+'),
    destination: to.replace(/\/\*$/, '/:rest+'),
    statusCode: status,
  }));
  const ofReleases = releaseRules(versions).map(({ pattern, to }) => ({
    source: `${baseUrl}:release(${pattern})/:rest*`,
    destination: `${to}/:rest*`,
    statusCode: 302,
  }));
  return [...lines, ...ofReleases];
}
