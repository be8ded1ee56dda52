import { checkDescriptions } from '../check/descriptions.ts';
import type { DescriptionFile } from '../model/api-descriptions.ts';
import type { Problem } from '../model/problem.ts';
import { findTypeHomes } from '../source/api-selection.ts';
import { readApi } from '../source/read-api.ts';
import { readDescriptions } from '../source/read-descriptions.ts';
import { readLiveExamples } from '../source/read-live-examples.ts';
import type { PageResources } from './compile-pages.ts';
import type { SitePage } from './read-site.ts';
import { readVerificationReport } from './read-verification-report.ts';

/** What tables and live examples are made from, as it was read. */
export interface ReadApi {
  readonly source: PageResources;
  readonly descriptions: readonly DescriptionFile[];
  /** What could not be read. */
  readonly problems: readonly Problem[];
}

/** The facts of the toolchain's releases, our descriptions, the live examples and the last verification. */
export function readApiSource(root: string, pages: readonly SitePage[]): ReadApi {
  const api = readApi(root);
  const { files, problems } = readDescriptions(root);
  const live = readLiveExamples(root);
  const descriptions = Object.fromEntries(files.map(({ of, members }) => [of, members]));
  const facts = { api, descriptions, homes: findTypeHomes(pages, api) };
  const verification = readVerificationReport(root, pages, facts);
  return {
    source: { ...facts, examples: live.examples, ...(verification && { verification }) },
    descriptions: files,
    problems: [...problems, ...live.problems],
  };
}

/** What is wrong with the facts and with what we say about them. */
export const checkApi = ({ source, descriptions, problems }: ReadApi): readonly Problem[] => [
  ...problems,
  ...checkDescriptions(descriptions, source.api),
];
