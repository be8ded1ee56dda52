import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPages } from './read-pages.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pages-'));
});

afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  const file = join(root, 'content/pages', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

test('pages are read in the order of their keys, other files are not', async () => {
  await write('guides/forms.mdx', 'forms');
  await write('index.mdx', '\uFEFFlanding');
  await write('api.mdx', 'api');
  await write('guides/picture.png', '');
  expect(await readPages(root)).toEqual([
    { key: 'api', file: 'content/pages/api.mdx', text: 'api' },
    { key: 'guides/forms', file: 'content/pages/guides/forms.mdx', text: 'forms' },
    { key: 'index', file: 'content/pages/index.mdx', text: 'landing' },
  ]);
});
