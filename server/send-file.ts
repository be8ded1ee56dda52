import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import createSend from 'send';
import {
  type Body,
  type Encoding,
  type FileBodies,
  isCompressible,
  isWorthCompressing,
} from './file-body.ts';
import { cacheControl, isHashed } from './headers.ts';
import { encodePath } from './request-target.ts';

/** A file to send: its address on the site, the folder the site is in, and the memory it is kept in. */
export interface SentFile {
  readonly file: string;
  readonly dist: string;
  readonly baseUrl: string;
  readonly bodies: FileBodies;
}

/**
 * Sends a file in the encoding that the client prefers. `send` does what the protocol asks for
 * (validators, conditions, ranges, HEAD, types); the bytes come from memory.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  sent: SentFile,
): Promise<void> {
  const body = await chooseBody(request, response, sent);
  const hashed = isHashed(sent.baseUrl, sent.file);
  response.setHeader('Cache-Control', hashed ? cacheControl.hashed : cacheControl.other);
  response.setHeader('ETag', body.etag);
  const sending = createSend(request, encodePath(sent.file), {
    root: sent.dist,
    lastModified: false,
    dotfiles: 'allow',
    index: false,
  });
  sending.on('error', ({ status = 500 }: { status?: number }) => {
    response.removeHeader('Content-Encoding');
    response.statusCode = status;
    response.end();
  });
  sending.sendFile = path => sending.send(path, { size: body.bytes.length } as Stats);
  sending.stream = (_path, range) => {
    const { start, end } = range as { start: number; end: number };
    response.end(body.bytes.subarray(start, end + 1));
  };
  sending.pipe(response);
}

async function chooseBody(
  request: IncomingMessage,
  response: ServerResponse,
  { file, dist, baseUrl, bodies }: SentFile,
): Promise<Body> {
  const path = join(dist, file);
  const effort = isHashed(baseUrl, file) ? 11 : 5;
  const plain = await bodies.get(path, 'identity', effort);
  if (!isCompressible(file) || !isWorthCompressing(plain.bytes.length)) return plain;
  response.setHeader('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request);
  if (encoding === 'identity') return plain;
  response.setHeader('Content-Encoding', encoding);
  return bodies.get(path, encoding, effort);
}

/** What the declarations of negotiator do not know yet: at equal weight, our order decides. */
interface EncodingNegotiator {
  encodings(
    available: readonly Encoding[],
    options: { readonly preferred: readonly Encoding[] },
  ): readonly string[];
}

const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** A part of a file is counted in its own bytes, so a range is never compressed. */
function chooseEncoding(request: IncomingMessage): Encoding {
  if (request.headers.range !== undefined) return 'identity';
  const negotiator: EncodingNegotiator = new Negotiator(request);
  const [best] = negotiator.encodings(encodings, { preferred: encodings });
  return encodings.find(encoding => encoding === best) ?? 'identity';
}
