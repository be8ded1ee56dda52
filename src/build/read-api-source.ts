import { checkDescriptions } from '../check/descriptions.ts';
import type { Problem } from '../model/problem.ts';
import { findTypeHomes } from '../source/api-selection.ts';
import { readApi } from '../source/read-api.ts';
import { readDescriptions } from '../source/read-descriptions.ts';
import { readLiveExamples } from '../source/read-live-examples.ts';
import type { PageResources } from './compile-pages.ts';
import type { SitePage } from './read-site.ts';
import { readVerificationReport } from './read-verification-report.ts';

/** The facts of the toolchain's releases, our descriptions, the live examples, the last verification, and what is wrong with these. */
export function readApiSource(
  root: string,
  pages: readonly SitePage[],
): { readonly source: PageResources; readonly problems: readonly Problem[] } {
  const api = readApi(root);
  const { files, problems } = readDescriptions(root);
  const live = readLiveExamples(root);
  const descriptions = Object.fromEntries(files.map(({ of, members }) => [of, members]));
  const facts = { api, descriptions, homes: findTypeHomes(pages, api) };
  const verification = readVerificationReport(root, pages, facts);
  return {
    source: { ...facts, examples: live.examples, ...(verification && { verification }) },
    problems: [...problems, ...checkDescriptions(files, api), ...live.problems],
  };
}
