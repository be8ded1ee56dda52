import type { Fragment } from '../model/article.ts';
import { contentHash } from './content-hash.ts';
import type { OutputFile } from './output-file.ts';

/** A fragment's name, which is the hash of its contents, and its file. */
export interface FragmentFile {
  readonly name: string;
  readonly file: OutputFile;
}

/** The file that the browser fetches for an article; the same text gives the same file. */
export function toFragmentFile(fragment: Fragment, baseUrl: string): FragmentFile {
  const { title, description, toc, html } = fragment;
  const contents = JSON.stringify({ title, description, toc, html });
  const name = contentHash(contents);
  return { name, file: { path: `${baseUrl.slice(1)}_/article/${name}.json`, contents } };
}
