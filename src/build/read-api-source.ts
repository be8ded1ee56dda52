import { checkDescriptions } from '../check/descriptions.ts';
import type { Problem } from '../model/problem.ts';
import { type ApiSource, findTypeHomes } from '../source/api-selection.ts';
import { readApi } from '../source/read-api.ts';
import { readDescriptions } from '../source/read-descriptions.ts';
import type { SitePage } from './read-site.ts';

/** The facts of the toolchain's releases, our descriptions, and what is wrong with these. */
export function readApiSource(
  root: string,
  pages: readonly SitePage[],
): { readonly source: ApiSource; readonly problems: readonly Problem[] } {
  const api = readApi(root);
  const { files, problems } = readDescriptions(root);
  const descriptions = Object.fromEntries(files.map(({ of, members }) => [of, members]));
  return {
    source: { api, descriptions, homes: findTypeHomes(pages, api) },
    problems: [...problems, ...checkDescriptions(files, api)],
  };
}
