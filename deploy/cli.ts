import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { ServedSite } from '../server/address.ts';
import { NoSiteError, readServedSite } from '../server/read-served-site.ts';
import type { HostFile } from './host-source.ts';
import { toNginx } from './nginx.ts';
import { toHeadersFile, toRedirectsFile, toVercel } from './static-hosts.ts';

const out = resolve('.cache/hosts');

try {
  const dist = resolve('dist');
  for (const { path, contents } of toHostFiles(readServedSite(dist))) {
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

function toHostFiles(site: ServedSite): readonly HostFile[] {
  const place = { listen: '80', root: '/srv/docs' };
  return [
    { path: 'nginx/docs.conf', contents: toNginx(site, place) },
    { path: 'netlify-or-cloudflare/_headers', contents: toHeadersFile(site) },
    { path: 'netlify-or-cloudflare/_redirects', contents: toRedirectsFile(site) },
    { path: 'vercel/vercel.json', contents: toVercel(site) },
  ];
}
