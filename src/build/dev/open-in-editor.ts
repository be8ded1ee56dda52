import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import launchEditor from 'launch-editor';
import * as v from 'valibot';

const placeSchema = v.object({
  file: v.string(),
  line: v.pipe(v.number(), v.integer(), v.minValue(1)),
  column: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Opens the place that a page of this server asks for; a page of another site must not start programs. */
export function openInEditor(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { origin, host } = request.headers;
  if (request.method !== 'POST' || origin !== `http://${host}`) {
    response.writeHead(403).end();
    return;
  }
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text.slice(0, 10_000);
  });
  request.on('end', () => {
    const place = readPlace(body, root);
    if (place) launchEditor(place, (_file, message) => console.error(explain(message)));
    response.writeHead(place ? 204 : 400).end();
  });
}

/** `{ file, line, column }` -> `/site/content/pages/events.mdx:3:1`; undefined outside of the site. */
export function readPlace(body: string, root: string): string | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), placeSchema), body);
  if (!parsed.success) return undefined;
  const { file, line, column } = parsed.output;
  const path = resolve(join(root, file));
  return path.startsWith(resolve(root) + sep) ? `${path}:${line}:${column}` : undefined;
}

const explain = (message: string | null): string =>
  `No editor could be opened${message ? ` (${message})` : ''}. Set the variable EDITOR, for example EDITOR=code.`;
