import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageKey } from '../model/link.ts';

/** A page's source as it lies on disk. A landing is the page whose key is `index`. */
export interface PageFile {
  readonly key: PageKey;
  /** Path from the site's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

const pagesFolder = 'content/pages';

/** All pages of the site below a root folder, sorted by key. */
export async function readPages(root: string): Promise<readonly PageFile[]> {
  const names = await readdir(join(root, pagesFolder), { recursive: true });
  const keys = names
    .filter(name => name.endsWith('.mdx'))
    .map(name => name.replaceAll('\\', '/').slice(0, -'.mdx'.length));
  return Promise.all(keys.sort().map(key => readPage(root, key)));
}

/** One page of the site below a root folder. */
export async function readPage(root: string, key: PageKey): Promise<PageFile> {
  const file = `${pagesFolder}/${key}.mdx`;
  const text = await readFile(join(root, file), 'utf8');
  return { key, file, text: text.replace(/^\uFEFF/, '') };
}
