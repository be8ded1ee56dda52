import { expect, test } from 'vitest';
import { resolveAddress, type ServedSite } from '../server/address.ts';
import { isHashed } from '../server/headers.ts';
import { toHeadersFile, toRedirectsFile, toVercel } from './static-hosts.ts';

const site: ServedSite = {
  baseUrl: '/docs/',
  files: new Set([
    '/docs/index.html',
    '/docs/introduction.html',
    '/docs/404.html',
    '/docs/v4.11.html',
    '/docs/_/site.json',
    '/docs/_/article/aa.json',
    '/docs/_/assets/app.3f2a.js',
  ]),
  versions: [
    { path: '/docs/', release: '4.12.6' },
    { path: '/docs/v4.11', release: '4.11.2' },
    { path: '/docs/v3', release: '3.4.2' },
  ],
  redirects: [
    { from: '/docs/intro', to: '/docs/introduction', status: 301 },
    { from: '/docs/v4.12', to: '/docs/', status: 302 },
    { from: '/docs/v4.12/*', to: '/docs/*', status: 302 },
    { from: '/docs/v3.4', to: '/docs/v3', status: 302 },
    { from: '/docs/v3.4/*', to: '/docs/v3/*', status: 302 },
    { from: '/docs/v3.4/old', to: '/docs/v3/new', status: 301 },
  ],
};

const addresses = [
  '/',
  '/docs/intro',
  '/docs/v4.12',
  '/docs/v4.12/events',
  '/docs/v4.12/a/b',
  '/docs/v3.4/events',
  '/docs/v3.4/old',
  '/docs/4.11.0/events',
  '/docs/4.11.2',
  '/docs/4.12.6/events',
  '/docs/3.4.1/events',
];

const served = (path: string) => {
  const answer = resolveAddress(site, path);
  return answer.kind === 'redirect' ? `${answer.status} ${answer.to}` : answer.kind;
};

/** What a host makes of `_redirects`: the first line that matches, `:splat` filled. */
function followLines(file: string, path: string): string {
  for (const line of file.trim().split('\n')) {
    const [from = '', to = '', status] = line.split(' ');
    if (from === path) return `${status} ${to}`;
    const prefix = from.slice(0, -1);
    if (from.endsWith('/*') && path.startsWith(prefix)) {
      return `${status} ${to.replace(':splat', path.slice(prefix.length))}`;
    }
  }
  return 'none';
}

test.each(addresses)('Netlify and Cloudflare lead %s where the server does', path => {
  expect(followLines(toRedirectsFile(site), path)).toBe(served(path));
});

/** What Vercel makes of `vercel.json`: the first source that matches, named parts filled. */
function followVercel(path: string): string {
  for (const { source, destination, statusCode } of JSON.parse(toVercel(site)).redirects) {
    const pattern = source
      .replace(/:release\(([^)]*)\)/, '(?:$1)')
      .replace('/:rest+', '/(?<rest>.+)')
      .replace('/:rest*', '(?:/(?<rest>.*))?');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (!match) continue;
    const rest = match.groups?.rest;
    return `${statusCode} ${destination.replace(/\/:rest[+*]/, rest ? `/${rest}` : '')}`;
  }
  return 'none';
}

test.each(addresses)('Vercel leads %s where the server does', path => {
  expect(followVercel(path)).toBe(served(path));
});

test('a hashed file, and nothing else, is kept for ever', () => {
  const [, ...rules] = toHeadersFile(site).split('\n\n');
  const folders = rules.map(rule => rule.split('\n')[0]?.slice(0, -1) ?? '');
  for (const file of site.files) {
    expect(
      folders.some(folder => file.startsWith(folder)),
      file,
    ).toBe(isHashed(site.baseUrl, file));
  }
});

test('no path gets a header twice', () => {
  const [first = '', ...rules] = toHeadersFile(site).split('\n\n');
  expect(first).toContain('X-Content-Type-Options: nosniff');
  expect(first).not.toContain('Cache-Control');
  for (const rule of rules) expect(rule.match(/: /g)).toHaveLength(1);
});
