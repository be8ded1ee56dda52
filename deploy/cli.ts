import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { notFoundFile, type ServedSite } from '../server/address.ts';
import { NoSiteError, readServedSite } from '../server/read-served-site.ts';
import type { HostFile } from './host-source.ts';
import { toNginx } from './nginx.ts';
import { toHeadersFile, toNetlifyRedirects, toRedirectsFile, toVercel } from './static-hosts.ts';

const out = resolve('.cache/hosts');

try {
  const dist = resolve('dist');
  for (const { path, contents } of toHostFiles(readServedSite(dist), dist)) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
    console.log(relative(process.cwd(), file));
  }
} catch (error) {
  if (!(error instanceof NoSiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function toHostFiles(site: ServedSite, dist: string): readonly HostFile[] {
  const place = { listen: '80', root: '/srv/docs' };
  return [
    { path: 'nginx/docs.conf', contents: toNginx(site, place) },
    { path: 'netlify/_headers', contents: toHeadersFile(site) },
    { path: 'netlify/_redirects', contents: toNetlifyRedirects(site) },
    { path: 'cloudflare/_headers', contents: toHeadersFile(site) },
    { path: 'cloudflare/_redirects', contents: toRedirectsFile(site) },
    { path: 'vercel/vercel.json', contents: toVercel(site) },
    // Vercel looks for its not-found page at the root only.
    { path: 'vercel/404.html', contents: readFileSync(join(dist, notFoundFile(site)), 'utf8') },
  ];
}
