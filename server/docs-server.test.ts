import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocsServer } from './docs-server.ts';
import { fixtureFiles, writeFixtureSite } from './fixture-site.ts';
import { listen, PortError } from './listen.ts';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const dist = writeFixtureSite();
const server = createDocsServer({ dist });
let port = 0;

beforeAll(async () => {
  port = await listen(server, { port: 0, host: '127.0.0.1' });
});
afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

// node:http sends a path as it is; fetch would tidy it first.
const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Reply> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

const titleOf = ({ body }: Reply) => /<title>(.*?)<\/title>/.exec(body.toString())?.[1];
const locationOf = async (path: string) => {
  const { status, headers } = await ask(path);
  return `${status} ${headers.location ?? ''}`;
};

describe('clean addresses', () => {
  test.each([
    ['/docs/', 'landing'],
    ['/docs/events', 'events'],
    ['/docs/introduction', 'introduction'],
    ['/docs/introduction/upgrading', 'upgrading'],
    ['/docs/v4.11', 'landing of v4.11'],
    ['/docs/v4.11/events', 'events of v4.11'],
    ['/docs/%65vents', 'events'],
    ['/docs/events?q=1', 'events'],
  ])('%s is the page "%s"', async (path, title) => {
    const reply = await ask(path);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(titleOf(reply)).toBe(title);
  });

  test.each([
    ['/docs', '301 /docs/'],
    ['/docs/index.html', '301 /docs/'],
    ['/docs/events.html', '301 /docs/events'],
    ['/docs/events/', '301 /docs/events'],
    ['/docs/events/index.html', '301 /docs/events'],
    ['/docs/v4.11/', '301 /docs/v4.11'],
    ['/docs/v4.11.html', '301 /docs/v4.11'],
    ['/docs//events', '301 /docs/events'],
    ['/docs/events.html?q=a%20b', '301 /docs/events?q=a%20b'],
    ['/', '302 /docs/'],
  ])('%s leads to %s', async (path, location) => {
    expect(await locationOf(path)).toBe(location);
  });
});

describe('old addresses', () => {
  test.each([
    ['/docs/intro', '301 /docs/introduction'],
    ['/docs/intro/?a=1', '301 /docs/introduction?a=1'],
    ['/docs/v4.12', '302 /docs/'],
    ['/docs/v4.12/', '302 /docs/'],
    ['/docs/v4.12/events', '302 /docs/events'],
    ['/docs/v4.12/events.html', '302 /docs/events'],
    ['/docs/v4.12/intro', '302 /docs/introduction'],
    ['/docs/v4.12/old', '301 /docs/events'],
    ['/docs/4.11.3/events', '302 /docs/v4.11/events'],
    ['/docs/4.12.1/events', '302 /docs/events'],
    ['/docs/4.11.3', '302 /docs/v4.11'],
    ['/docs/3.0.0/a%20b', '302 /docs/v3/a%20b'],
  ])('%s leads to %s', async (path, location) => {
    expect(await locationOf(path)).toBe(location);
  });

  test.each([
    '//evil.example/',
    '//evil.example/..',
    '//evil.example/docs/events',
    '/docs/v4.12//evil.example',
    '/docs/v4.12/%2f/evil.example',
    '/docs/4.11.3//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/docs/v4.12/https://evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    'https://evil.example/docs/events/',
    'https://evil.example//x.example/',
  ])('%s never leads off the site', async path => {
    const { headers } = await ask(path);
    const target = new URL(headers.location ?? '/', `http://127.0.0.1:${port}`);
    expect(target.host).toBe(`127.0.0.1:${port}`);
  });
});

describe('paths that are none', () => {
  test.each([
    '/docs/%',
    '/docs/%c3%28',
    '/docs/%00',
    '/docs/events%00.html',
    '/docs/..%2f..%2fetc/passwd',
    '/docs/../../etc/passwd',
    '/docs/%2e%2e/secret',
    '/docs/..\\..\\secret',
    '/docs/./events',
    'docs/events',
  ])('%s is a bad request', async path => {
    expect((await ask(path)).status).toBe(400);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async method => {
    const { status, headers } = await ask('/docs/events', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('what is not there', () => {
  test.each([
    '/docs/none',
    '/docs/none.html',
    '/docs/v4.99',
    '/docs/404',
    '/docs/404.html',
    '/404',
    '/x',
  ])('%s shows the not-found page with status 404', async path => {
    const reply = await ask(path, { Range: 'bytes=0-9' });
    expect(reply.status).toBe(404);
    expect(titleOf(reply)).toBe('not found');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/docs/_/article/none.json',
    '/docs/_/assets/none',
    '/docs/none.png',
    '/docs/.secret',
    '/_redirects.json',
  ])('%s is a plain 404', async path => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toBe('Not found\n');
  });

  test('a conditional request for a missing page is still a 404', async () => {
    const { headers } = await ask('/docs/none');
    const again = await ask('/docs/none', { 'If-None-Match': headers.etag });
    expect(again.status).toBe(404);
  });
});

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('a client that accepts "%s" gets %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/docs/events', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    const plain =
      encoding === 'br'
        ? brotliDecompressSync(body)
        : encoding === 'gzip'
          ? gunzipSync(body)
          : body;
    expect(plain.toString()).toBe(fixtureFiles['docs/events.html']);
  });

  test('a font is compressed already', async () => {
    const { headers } = await ask('/docs/_/assets/font.77aa.woff2', { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
    expect(headers['content-type']).toBe('font/woff2');
  });

  test('a file of a few bytes is sent as it is', async () => {
    const { headers } = await ask('/docs/robots.txt', { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('validators', () => {
  test('a file that the client has is not sent again', async () => {
    const first = await ask('/docs/events', { 'Accept-Encoding': 'br' });
    const again = await ask('/docs/events', {
      'Accept-Encoding': 'br',
      'If-None-Match': `"other", W/${first.headers.etag}`,
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.headers.vary).toBe('Accept-Encoding');
  });

  test('each encoding has its own validator', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map(encoding =>
        ask('/docs/events', { 'Accept-Encoding': encoding }),
      ),
    );
    expect(new Set([br, gzip, plain].map(reply => reply?.headers.etag)).size).toBe(3);
  });

  test('HEAD says the same as GET, without the body', async () => {
    const get = await ask('/docs/events', { 'Accept-Encoding': 'br' });
    const head = await ask('/docs/events', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    for (const name of ['content-length', 'etag', 'content-encoding', 'content-type']) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });
});

describe('ranges', () => {
  const whole = String(fixtureFiles['docs/_/assets/font.77aa.woff2']);
  const range = (value: string, more = {}) =>
    ask('/docs/_/assets/font.77aa.woff2', { Range: value, ...more });

  test.each([
    ['bytes=0-9', whole.slice(0, 10)],
    ['bytes=-5', whole.slice(-5)],
    ['bytes=8590-', whole.slice(8590)],
  ])('%s is answered with that part', async (value, part) => {
    const { status, headers, body } = await range(value);
    expect(status).toBe(206);
    expect(body.toString()).toBe(part);
    expect(headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`));
  });

  test('a part of a page is never compressed', async () => {
    const { status, headers, body } = await ask('/docs/events', {
      Range: 'bytes=0-9',
      'Accept-Encoding': 'br',
    });
    expect(status).toBe(206);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('<!doctype ');
  });

  test('a part beyond the end is 416', async () => {
    const { status, headers } = await range('bytes=99999-');
    expect(status).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${whole.length}`);
  });

  test('a part of a file that has changed is the whole file', async () => {
    expect((await range('bytes=0-9', { 'If-Range': '"old"' })).status).toBe(200);
  });
});

test('a hashed file keeps its ending: the frame of a live example is no page', async () => {
  const { status, headers, body } = await ask('/docs/_/example/clock.1a2b.html');
  expect([status, headers['content-type'], headers['cache-control'], String(body)]).toEqual([
    200,
    'text/html; charset=utf-8',
    'public, max-age=31536000, immutable',
    'frame',
  ]);
});

describe('headers', () => {
  test('hashed files are kept for ever, all others are asked for again', async () => {
    const lifetime = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await lifetime('/docs/_/assets/app.3f2a.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await lifetime('/docs/_/site.json')).toBe('no-cache');
    expect(await lifetime('/docs/events')).toBe('no-cache');
    expect(await lifetime('/docs/events/')).toBe('no-cache');
  });

  test.each(['/docs/events', '/docs/none', '/docs/intro', '/docs/%', '/docs/_/site.json'])(
    '%s carries the security headers',
    async path => {
      const { headers } = await ask(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );

  test('secure transport is asked for under a real name only', async () => {
    const name = 'strict-transport-security';
    expect((await ask('/docs/', { Host: `localhost:${port}` })).headers[name]).toBeUndefined();
    expect((await ask('/docs/', { Host: 'docs.example' })).headers[name]).toBe('max-age=31536000');
  });
});

test('a new build in the same folder is served', async () => {
  const own = writeFixtureSite();
  const next = writeFixtureSite({ ...fixtureFiles, 'docs/fresh.html': '<title>fresh</title>' });
  const ownServer = createDocsServer({ dist: own });
  const ownPort = await listen(ownServer, { port: 0, host: '127.0.0.1' });
  const statusOf = async () => (await fetch(`http://127.0.0.1:${ownPort}/docs/fresh`)).status;
  expect(await statusOf()).toBe(404);
  rmSync(own, { recursive: true });
  expect(await statusOf()).toBe(404);
  renameSync(next, own);
  expect(await statusOf()).toBe(200);
  ownServer.close();
  rmSync(own, { recursive: true });
});

test('a folder without a built site is refused in one line', () => {
  const empty = join(dist, 'empty');
  mkdirSync(empty);
  expect(() => createDocsServer({ dist: empty })).toThrow(
    `There is no built site in ${empty}; make one with: npm run build`,
  );
});

test('a redirect that leaves the site is refused at the start', () => {
  const bad = writeFixtureSite();
  const content = JSON.stringify([{ from: '/docs/a', to: '//evil.example' }]);
  writeFileSync(join(bad, '_redirects.json'), content);
  expect(() => createDocsServer({ dist: bad })).toThrow('a redirect stays on the site');
  rmSync(bad, { recursive: true });
});

test('a port in use is told in one line', async () => {
  const second = createDocsServer({ dist });
  await expect(listen(second, { port, host: '127.0.0.1' })).rejects.toThrow(
    new PortError(`Port ${port} is in use; choose another one, for example PORT=${port + 1}`),
  );
});
