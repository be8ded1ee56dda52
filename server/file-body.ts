import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as it is sent. */
export interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const textual = /\.(html|css|js|mjs|json|svg|xml|txt|md|webmanifest|wasm|map)$/;
// A file that fits into one packet gains nothing.
const smallest = 860;

/** Whether a file gets smaller by compression, as its name tells. */
export const isCompressible = (file: string): boolean => textual.test(file);

/** Memory of everything that has been sent: each file is read once and compressed once an encoding. */
export class FileBodies {
  readonly #bodies = new Map<string, Promise<Body>>();

  /** `effort` is brotli's quality: 11 for what is cached for ever, 5, as hosts do, for documents. */
  get(path: string, encoding: Encoding, effort: number): Promise<Body> {
    const key = `${encoding} ${path}`;
    const known = this.#bodies.get(key);
    if (known) return known;
    const body = this.#make(path, encoding, effort);
    // A read that failed may succeed the next time.
    body.catch(() => this.#bodies.delete(key));
    this.#bodies.set(key, body);
    return body;
  }

  async #make(path: string, encoding: Encoding, effort: number): Promise<Body> {
    if (encoding === 'identity') {
      const bytes = await readFile(path);
      return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
    }
    const plain = await this.get(path, 'identity', effort);
    const bytes = await compress(plain.bytes, encoding, effort);
    return { bytes, etag: plain.etag.replace(/"$/, `-${encoding}"`) };
  }
}

const compress = (bytes: Buffer, encoding: Encoding, effort: number): Promise<Buffer> =>
  encoding === 'br'
    ? toBrotli(bytes, {
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: effort,
          [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : toGzip(bytes, { level: 9 });

/** Whether compressing this many bytes is worth a header. */
export const isWorthCompressing = (bytes: number): boolean => bytes >= smallest;
