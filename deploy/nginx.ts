import type { ServedSite } from '../server/address.ts';
import { cacheControl, deploymentFile, hashedFolder, securityHeaders } from '../server/headers.ts';
import { exactFirst } from './host-source.ts';
import { releaseRules } from './release-redirects.ts';

/** Where nginx listens and where the built site is. */
export interface NginxPlace {
  readonly listen: string;
  readonly root: string;
}

/** A configuration of nginx for `conf.d/`; addresses are matched as they came, so none can be decoded into a header. */
export const toNginx = (site: ServedSite, { listen, root }: NginxPlace): string => `\
map $request_uri $docs_moved {
  default "";
${moved(site).join('\n')}
}
map $request_uri $docs_moved_permanently {
  default "";
${movedPermanently(site).join('\n')}
}
map "$status $uri" $docs_lifetime {
  default "${cacheControl.other}";
  "~^(200|206|304) ${literal(site.baseUrl + deploymentFile)}$" "${cacheControl.other}";
  "~^(200|206|304) ${literal(site.baseUrl + hashedFolder)}" "${cacheControl.hashed}";
}
server {
  listen ${listen};
  root ${root};
  charset utf-8;
  charset_types text/plain text/css text/javascript application/javascript application/json text/markdown;
  server_tokens off;
  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_static on;
  gzip_min_length 860;
  gzip_types text/plain text/css text/javascript application/javascript application/json application/xml text/xml image/svg+xml text/markdown application/manifest+json;

  add_header Cache-Control $docs_lifetime always;
${Object.entries(securityHeaders)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }
  if ($docs_moved) {
    return 302 $docs_moved;
  }
  if ($docs_moved_permanently) {
    return 301 $docs_moved_permanently;
  }

  error_page 404 ${site.baseUrl}404.html;
  location = ${site.baseUrl}404.html {
    internal;
  }
  location ~ ^(${literal(site.baseUrl)}|/)404$ {
    return 404;
  }
  location / {
    # A file comes before the folder of the same name.
    try_files $uri.html $uri $uri/index.html =404;
  }
  location = ${site.baseUrl} {
    try_files ${site.baseUrl}index.html =404;
  }
  location ^~ ${site.baseUrl}${hashedFolder} {
    error_page 404 @missing;
    try_files $uri =404;
  }
  location @missing {
    default_type text/plain;
    return 404 "Not found\\n";
  }
  location ~ ^/_(headers|redirects) {
    error_page 404 @missing;
    return 404;
  }
}
`;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const rule = (pattern: string, to: string): string => `  "~^${pattern}$" "${to}";`;
const query = '(?<docs_query>\\?.*)?';
const below = '/+(?<docs_rest>[^?/][^?]*?)/*';

function moved(site: ServedSite): readonly string[] {
  const { baseUrl } = site;
  return [
    ...toRules(site, status => status === 302),
    ...releaseRules(site.versions).flatMap(({ pattern, to }) => [
      rule(`${literal(baseUrl)}${pattern}/*${query}`, `${to || '/'}$docs_query`),
      rule(`${literal(baseUrl)}${pattern}${below}${query}`, `${to}/$docs_rest$docs_query`),
    ]),
    ...(baseUrl === '/' ? [] : [rule(`/+${query}`, `${baseUrl}$docs_query`)]),
  ];
}

function movedPermanently(site: ServedSite): readonly string[] {
  const base = literal(site.baseUrl.replace(/\/$/, ''));
  return [
    ...toRules(site, status => status !== 302),
    rule(`${base}(/+index(\\.html)?|//+)?${query}`, `${site.baseUrl}$docs_query`),
    rule(
      `(?<docs_path>${base}/(?!${hashedFolder})[^?/][^?]*?)(/+index(\\.html)?|\\.html|/+)${query}`,
      '$docs_path$docs_query',
    ),
  ];
}

/** The old addresses of one kind; those of the other kind lead nowhere, so that they hide nothing. */
const toRules = (site: ServedSite, isOfKind: (status: number) => boolean): readonly string[] =>
  exactFirst(site.redirects).map(redirect => {
    const to = redirect.to.replace(/\/\*$/, '/$docs_rest');
    return toRule(redirect.from, isOfKind(redirect.status) ? `${to}$docs_query` : '');
  });

const toRule = (from: string, to: string): string =>
  from.endsWith('/*')
    ? rule(`${literal(from.slice(0, -2))}${below}${query}`, to)
    : rule(`${literal(from)}/*${query}`, to);
