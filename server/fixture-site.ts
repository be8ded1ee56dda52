import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const longText = 'Components talk to each other with events. '.repeat(200);
const page = (name: string) => `<!doctype html><title>${name}</title><p>${longText}`;

/** The files of a small built site: two versions, folders beside pages of the same name, old addresses. */
export const fixtureFiles: Readonly<Record<string, string | Buffer>> = {
  'docs/index.html': page('landing'),
  'docs/events.html': page('events'),
  'docs/introduction.html': page('introduction'),
  'docs/introduction/upgrading.html': page('upgrading'),
  'docs/v4.11.html': page('landing of v4.11'),
  'docs/v4.11/events.html': page('events of v4.11'),
  '404.html': page('not found'),
  'docs/404.html': page('not found'),
  'docs/robots.txt': 'User-agent: *\n',
  'docs/.secret': 'hidden',
  'docs/_/site.json': JSON.stringify({
    versions: [
      { path: '/docs/', release: '4.12.6' },
      { path: '/docs/v4.11', release: '4.11.0' },
      { path: '/docs/v3', release: '3.4.2' },
    ],
  }),
  'docs/_/example/clock.1a2b.html': 'frame',
  'docs/_/assets/app.3f2a.js': `console.log(${JSON.stringify(longText)});`,
  'docs/_/assets/font.77aa.woff2': Buffer.from(longText),
  '_redirects.json': JSON.stringify([
    { from: '/docs/intro', to: '/docs/introduction', status: 301 },
    { from: '/docs/v4.12', to: '/docs/', status: 302 },
    { from: '/docs/v4.12/*', to: '/docs/*', status: 302 },
    { from: '/docs/v4.12/old', to: '/docs/events', status: 301 },
  ]),
};

/** Writes a small built site into a new folder. */
export function writeFixtureSite(files = fixtureFiles): string {
  const dist = mkdtempSync(join(tmpdir(), 'docs-server-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  return dist;
}
