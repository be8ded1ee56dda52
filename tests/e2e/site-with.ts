/** `test` of a site of its own: the small whole one of the fixtures, with other settings. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDocsServer } from '../../server/docs-server.ts';
import type { SiteConfigInput } from '../../src/model/config.ts';
import type { SidebarEntryInput } from '../../src/model/sidebar.ts';
import { test } from './test.ts';

const project = join(import.meta.dirname, '../..');
const logo = { alt: 'Fixture', src: 'logo.svg', width: 96, height: 20 };

/** What a test says about its site. */
export interface SiteSettings {
  readonly config?: Partial<SiteConfigInput>;
  readonly theme?: Partial<SiteConfigInput['themeConfig']>;
  /** Another sidebar than the fixture's. */
  readonly sidebar?: readonly SidebarEntryInput[];
  /** Further pages: path below `content/pages` -> text. */
  readonly pages?: Readonly<Record<string, string>>;
}

interface BuiltSite {
  readonly origin: string;
  readonly dist: string;
}

/** Tests that open a site with these settings; it is built once for each worker. */
export const testOfSite = (name: string, settings: SiteSettings) =>
  test.extend<object, { readonly site: BuiltSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its pattern
      async ({}, use, { workerIndex }) => {
        const root = join(project, '.cache/test-sites', `${name}-${workerIndex}`);
        const dist = await build(root, settings);
        const server = createDocsServer({ dist });
        await use({ origin: await listen(server), dist });
        server.closeAllConnections();
        server.close();
        rmSync(root, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ site }, use) => use(site.origin),
  });

async function build(root: string, settings: SiteSettings): Promise<string> {
  const { config, theme, sidebar, pages = {} } = settings;
  rmSync(root, { recursive: true, force: true });
  cpSync(join(project, 'tests/fixtures/whole/content'), join(root, 'content'), { recursive: true });
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(join(root, 'content/pages', path, '..'), { recursive: true });
    writeFileSync(join(root, 'content/pages', path), text);
  }
  if (sidebar) writeDefault(join(root, 'content/sidebar.ts'), sidebar);
  const whole = {
    title: 'Fixture',
    url: 'https://example.org',
    baseUrl: '/docs/',
    themeConfig: { navbar: { logo }, ...theme },
    ...config,
  };
  writeDefault(join(root, 'site.config.ts'), whole);
  const dist = join(root, 'dist');
  const program = join(project, 'scripts/build.mjs');
  await promisify(execFile)(process.execPath, [program, '--root', root, '--out', dist]);
  return dist;
}

const writeDefault = (file: string, value: unknown): void =>
  writeFileSync(file, `export default ${JSON.stringify(value)};\n`);

const listen = (server: Server): Promise<string> =>
  new Promise(resolve => {
    server.listen(0, () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
