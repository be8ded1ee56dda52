import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { resolveAddress, type ServedSite } from '../../../server/address.ts';
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
    try {
      answer(source, request, response);
    } catch (error) {
      console.error(error);
      sendText(
        response,
        500,
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      );
    }
  });

function answer(source: DevServerSource, request: IncomingMessage, response: ServerResponse): void {
  const { served } = source.site;
  if (!served) return sendText(response, 503, 'The site cannot be read; the terminal says why');
  const target = parseRequestTarget(request.url ?? '/');
  if (!target) return sendText(response, 400, 'Bad request');
  const own = target.path.startsWith(`${served.baseUrl}_/dev/`)
    ? target.path.slice(`${served.baseUrl}_/dev/`.length)
    : undefined;
  if (own === 'events') return source.events.connect(request, response);
  if (own === 'open') return openInEditor(source.root, request, response);
  const found = resolveAddress(served, target.path);
  if (found.kind === 'redirect') {
    response.setHeader('Location', encodePath(found.to) + target.query);
    return sendText(response, found.status, 'Moved');
  }
  const file = found.kind === 'file' ? found.file : notFoundFile(served, found.page);
  if (file === undefined) return sendText(response, 404, 'Not found');
  sendFile(source, response, { file, status: found.kind === 'file' ? 200 : 404 });
}

const notFoundFile = ({ baseUrl }: ServedSite, isPage: boolean): string | undefined =>
  isPage ? `${baseUrl}404.html` : undefined;

function sendFile(
  { site, onOpened }: DevServerSource,
  response: ServerResponse,
  { file, status }: { file: string; status: number },
): void {
  const contents = site.file(file);
  response.statusCode = status;
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
  response.end(contents);
  if (file.endsWith('.html') || file.includes('/_/article/')) onOpened();
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(`${text}\n`);
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
