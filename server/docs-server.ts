import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { notFoundFile, resolveAddress, type ServedSite } from './address.ts';
import { FileBodies } from './file-body.ts';
import { cacheControl, securityHeaders, transportSecurity } from './headers.ts';
import { readServedSite, siteIdentity } from './read-served-site.ts';
import { encodePath, parseRequestTarget } from './request-target.ts';
import { sendFile } from './send-file.ts';

/** One request and what answers it. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly dist: string;
  readonly served: Served;
}

interface Served {
  readonly identity: string;
  readonly site: ServedSite;
  readonly bodies: FileBodies;
}

/** A server of the built site in a folder; a new build in the same folder is noticed. */
export function createDocsServer({ dist }: { readonly dist: string }): Server {
  let served = readServed(dist);
  return createServer((request, response) => {
    const identity = siteIdentity(dist);
    if (identity !== served.identity) served = rereadServed(dist, served);
    answer({ request, response, dist, served }).catch((error: unknown) => fail(response, error));
  });
}

const readServed = (dist: string): Served => ({
  identity: siteIdentity(dist),
  site: readServedSite(dist),
  bodies: new FileBodies(),
});

function rereadServed(dist: string, previous: Served): Served {
  try {
    return readServed(dist);
  } catch {
    // While a build exchanges the folder there may be none: the site in memory goes on.
    return previous;
  }
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, response, served } = exchange;
  setSecurityHeaders(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendLine(response.setHeader('Allow', 'GET, HEAD'), 405, 'Method not allowed');
  }
  const target = parseRequestTarget(request.url ?? '/');
  if (!target) return sendLine(response, 400, 'Bad request');
  const found = resolveAddress(served.site, target.path);
  if (found.kind === 'redirect') {
    response.setHeader('Location', encodePath(found.to) + target.query);
    return sendLine(response, found.status, 'Moved');
  }
  if (found.kind === 'file') return send(exchange, found.file);
  return found.page ? sendNotFoundPage(exchange) : sendLine(response, 404, 'Not found');
}

const send = ({ request, response, dist, served }: Exchange, file: string): Promise<void> =>
  sendFile(request, response, {
    file,
    dist,
    baseUrl: served.site.baseUrl,
    bodies: served.bodies,
  });

function sendNotFoundPage(exchange: Exchange): Promise<void> | void {
  const { request, response, served } = exchange;
  const file = notFoundFile(served.site);
  if (!served.site.files.has(file)) return sendLine(response, 404, 'Not found');
  response.statusCode = 404;
  // Part of a not-found page would be sent as 206, which says that the address is right.
  delete request.headers.range;
  return send(exchange, file);
}

function setSecurityHeaders({ headers }: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (isLocal(headers.host)) return;
  for (const [name, value] of Object.entries(transportSecurity)) response.setHeader(name, value);
}

const isLocal = (host = 'localhost'): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)(:\d+)?$/.test(host);

function sendLine(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', cacheControl.other);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(`${text}\n`);
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else sendLine(response, 500, 'Internal server error');
}
