import type { Article } from './article.ts';
import type { PageKey } from './link.ts';
import type { Problem } from './problem.ts';

/** One text of a page, and the versions that show it. */
export interface Slice {
  /** Names of versions, from the newest to the oldest. */
  readonly versions: readonly string[];
  readonly article: Article;
}

/** A page compiled for all its versions: as many slices as it makes different texts. */
export interface CompiledPage {
  readonly key: PageKey;
  readonly file: string;
  readonly slices: readonly Slice[];
  readonly problems: readonly Problem[];
}

/** The article that a version shows of a page. */
export const articleIn = (page: CompiledPage, version: string): Article | undefined =>
  page.slices.find(slice => slice.versions.includes(version))?.article;
