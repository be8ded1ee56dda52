import { checkDescriptions } from '../check/descriptions.ts';
import type { Problem } from '../model/problem.ts';
import { findTypeHomes } from '../source/api-selection.ts';
import { readApi } from '../source/read-api.ts';
import { readDescriptions } from '../source/read-descriptions.ts';
import { readLiveExamples } from '../source/read-live-examples.ts';
import type { PageResources } from './compile-pages.ts';
import type { SitePage } from './read-site.ts';

/** The facts of the toolchain's releases, our descriptions, the live examples, and what is wrong with these. */
export function readApiSource(
  root: string,
  pages: readonly SitePage[],
): { readonly source: PageResources; readonly problems: readonly Problem[] } {
  const api = readApi(root);
  const { files, problems } = readDescriptions(root);
  const live = readLiveExamples(root);
  const descriptions = Object.fromEntries(files.map(({ of, members }) => [of, members]));
  return {
    source: { api, descriptions, homes: findTypeHomes(pages, api), examples: live.examples },
    problems: [...problems, ...checkDescriptions(files, api), ...live.problems],
  };
}
