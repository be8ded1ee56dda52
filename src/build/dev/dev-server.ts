import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { resolveAddress } from '../../../server/address.ts';
import { securityHeaders } from '../../../server/headers.ts';
import { encodePath, parseRequestTarget } from '../../../server/request-target.ts';
import type { DevEvents } from './dev-events.ts';
import type { DevSite } from './dev-site.ts';
import { openInEditor } from './open-in-editor.ts';

/** What answers requests. */
export interface DevServerSource {
  readonly site: DevSite;
  readonly events: DevEvents;
  /** Folder that the places of problems start from. */
  readonly root: string;
  /** Somebody has opened a page, so more may be known to be wrong. */
  onOpened(): void;
}

/** A server of the site as it is being written, with the addresses and the headers of the real one. */
export const createDevServer = (source: DevServerSource): Server =>
  createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    const { events, root, site } = source;
    const own = /\/_\/dev\/(\w+)$/.exec(request.url ?? '')?.[1];
    if (own === 'events') events.connect(request, response, site.revision);
    else if (own === 'open') openInEditor(root, request, response);
    else send(response, replyTo(request.url ?? '/', source));
  });

interface Reply {
  readonly status: number;
  readonly body: string | Uint8Array;
  readonly type?: string | undefined;
  readonly location?: string;
}

function replyTo(url: string, source: DevServerSource): Reply {
  try {
    return findReply(url, source);
  } catch (error) {
    console.error(error);
    return { status: 500, body: error instanceof Error ? `${error.stack}` : String(error) };
  }
}

function findReply(url: string, source: DevServerSource): Reply {
  const { served } = source.site;
  if (!served) return { status: 503, body: 'The site cannot be read; the terminal says why.\n' };
  const target = parseRequestTarget(url);
  if (!target) return { status: 400, body: 'Bad request\n' };
  const found = resolveAddress(served, target.path);
  if (found.kind === 'file') return fileReply(source, found.file, 200);
  if (found.kind === 'missing')
    return found.page
      ? fileReply(source, `${served.baseUrl}404.html`, 404)
      : { status: 404, body: 'Not found\n' };
  return { status: found.status, body: 'Moved\n', location: encodePath(found.to) + target.query };
}

function fileReply({ site, onOpened }: DevServerSource, file: string, status: number): Reply {
  if (file.endsWith('.html') || file.includes('/_/article/')) onOpened();
  return { status, body: site.file(file) ?? '', type: types[extname(file)] };
}

function send(response: ServerResponse, { status, body, type, location }: Reply): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type ?? types['.txt'] ?? '');
  if (location !== undefined) response.setHeader('Location', location);
  response.end(body);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
