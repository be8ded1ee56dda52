/** Runs nginx with its configuration on a small built site and holds its answers against the server's. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDocsServer } from '../server/docs-server.ts';
import { writeFixtureSite } from '../server/fixture-site.ts';
import { securityHeaders } from '../server/headers.ts';
import { listen } from '../server/listen.ts';
import { readServedSite } from '../server/read-served-site.ts';
import { toNginx } from './nginx.ts';

const isThere = spawnSync('nginx', ['-v']).status === 0;
if (!isThere) console.log('nginx is not installed: its configuration is not tried here.');

const dist = writeFixtureSite();
// The workers of nginx belong to another user.
chmodSync(dist, 0o755);
const server = createDocsServer({ dist });
const origins = { server: '', nginx: '' };
let nginx: ChildProcess | undefined;

beforeAll(async () => {
  if (!isThere) return;
  origins.server = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
  const port = await freePort();
  origins.nginx = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const place = { listen: `127.0.0.1:${port}`, root: dist };
  writeFileSync(join(folder, 'docs.conf'), toNginx(readServedSite(dist), place));
  writeFileSync(join(folder, 'nginx.conf'), wrap(folder));
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  await vi.waitFor(() => fetch(`${origins.nginx}/docs/`));
});
afterAll(() => {
  server.close();
  nginx?.kill('SIGQUIT');
});

const wrap = (folder: string) => `
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/docs.conf;
}
`;

async function freePort(): Promise<number> {
  const probe = createDocsServer({ dist });
  await listen(probe, { port: 0, host: '127.0.0.1' });
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => probe.close(resolve));
  return port;
}

async function ask(host: keyof typeof origins, path: string, init: RequestInit = {}) {
  const reply = await fetch(origins[host] + path, { redirect: 'manual', ...init });
  const text = await reply.text();
  const location = reply.headers.get('location');
  return { status: reply.status, location, headers: reply.headers, title: titleOf(text) };
}

const titleOf = (text: string) => /<title>(.*?)<\/title>/.exec(text)?.[1];

describe.skipIf(!isThere)('nginx', () => {
  test.each([
    '/docs/',
    '/docs/events',
    '/docs/introduction',
    '/docs/introduction/upgrading',
    '/docs/v4.11',
    '/docs/v4.11/events',
    '/docs',
    '/docs?q=1',
    '/docs/index.html',
    '/docs/events.html',
    '/docs/events/',
    '/docs/events/index.html?q=a%20b',
    '/docs/v4.11/',
    '/docs/v4.11.html',
    '/',
    '/docs/intro',
    '/docs/intro/?a=1',
    '/docs/v4.12',
    '/docs/v4.12/',
    '/docs/v4.12/events',
    '/docs/v4.12/old',
    '/docs/4.11.3/events',
    '/docs/4.12.1/events',
    '/docs/4.11.3',
    '/docs/3.0.0/a%20b',
    '/docs/none',
    '/docs/v4.99',
    '/docs/404',
    '/404',
    '/x',
    '/docs/_/site.json',
    '/docs/_/assets/app.3f2a.js',
    '/docs/_/example/clock.1a2b.html',
    '/docs/_/assets/none.js',
    '/docs/_/article/none.json',
    '/_redirects.json',
    '/docs/%',
    '/docs/%00',
  ])('answers %s as the server does', async path => {
    const [ours, theirs] = [await ask('server', path), await ask('nginx', path)];
    expect(theirs.status).toBe(ours.status);
    expect(theirs.location).toBe(ours.location);
    // A redirect's and a refusal's text are the host's own.
    if ([200, 404].includes(ours.status)) expect(theirs.title).toBe(ours.title);
    if (ours.status === 400) return;
    for (const name of ['Cache-Control', ...Object.keys(securityHeaders)]) {
      expect(theirs.headers.get(name), name).toBe(ours.headers.get(name));
    }
  });

  test.each([
    '//evil.example/',
    '//evil.example/..',
    '/docs/v4.12//evil.example',
    '/%5cevil.example',
  ])('does not lead off the site for %s', async path => {
    const { location } = await ask('nginx', path);
    expect(new URL(location ?? '/', origins.nginx).origin).toBe(origins.nginx);
  });

  test('puts nothing of a path into a header', async () => {
    const { headers } = await ask('nginx', '/docs/events%0d%0aX-Evil:%201/');
    expect(headers.get('x-evil')).toBeNull();
  });

  test('compresses, and answers what the client has with 304', async () => {
    const first = await ask('nginx', '/docs/events', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('nginx', '/docs/events', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  test('allows GET and HEAD only', async () => {
    expect((await ask('nginx', '/docs/events', { method: 'POST' })).status).toBe(405);
    expect((await ask('nginx', '/docs/events', { method: 'HEAD' })).status).toBe(200);
  });
});
