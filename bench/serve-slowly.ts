import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';

/** A folder that is served as over a slow line. */
export interface SlowServer {
  readonly origin: string;
  /** Bytes of all bodies that were sent since the last call. */
  takeBytes(): number;
  close(): Promise<void>;
}

/** What a phone has on a slow line. */
const roundTrip = 150;
const bytesPerSecond = 1.6e6 / 8;
const chunk = 4096;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Serves a built site as a host would: compressed, addresses without `.html`, hashed files kept by
 * the browser. All answers share one line of 1.6 Mbit/s and come 150 ms late: throttling in the
 * browser would leave out what its workers load.
 */
export async function serveSlowly(folder: string): Promise<SlowServer> {
  const bodies = new Map<string, Buffer>();
  let line: Promise<unknown> = Promise.resolve();
  let sent = 0;
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = findFile(folder, path);
    await wait(roundTrip);
    response.statusCode = file ? 200 : 404;
    const type = types[extname(file ?? '')];
    if (type) response.setHeader('Content-Type', type);
    response.setHeader('Content-Encoding', 'br');
    if (/[.-][\w-]{6,}\.\w+$/.test(path))
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    const body = file ? once(bodies, file, compress) : Buffer.alloc(0);
    sent += body.length;
    for (let start = 0; start < body.length; start += chunk) {
      const part = body.subarray(start, start + chunk);
      line = line.then(() => wait((part.length / bytesPerSecond) * 1000));
      await line;
      response.write(part);
    }
    response.end();
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeBytes() {
      const taken = sent;
      sent = 0;
      return taken;
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const findFile = (folder: string, path: string): string | undefined =>
  [path, `${path}.html`, `${path}/index.html`]
    .map(name => join(folder, name))
    .find(file => existsSync(file) && statSync(file).isFile());

/** What comes compressed already gains nothing, but loses nothing either. */
const compress = (file: string): Buffer =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

function once(made: Map<string, Buffer>, key: string, make: (key: string) => Buffer): Buffer {
  const value = made.get(key) ?? make(key);
  made.set(key, value);
  return value;
}
