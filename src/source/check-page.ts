import type { Root } from 'mdast';
import type { Problem } from '../model/problem.ts';
import { checkMarkerPlaces } from './check-marker-places.ts';
import { checkRangeReach } from './check-range-reach.ts';
import { checkRangeWriting } from './check-range-writing.ts';
import { checkReferences } from './check-references.ts';
import { checkSlices } from './check-slices.ts';
import { checkWrappedRows } from './check-wrapped-rows.ts';
import type { PageFile } from './read-pages.ts';
import { type PageSlice, sliceVersions, type VersionRelease } from './slice-versions.ts';

/** A page with its tree and its slices, as the checks want it. */
export interface PageScope {
  readonly page: PageFile;
  readonly tree: Root;
  /** Those that have the page, from the newest to the oldest. */
  readonly versions: readonly VersionRelease[];
  /** What they show of it. */
  readonly slices: readonly PageSlice[];
}

/**
 * What is wrong with a page's ranges and with what they leave of it in some version. `versions` are
 * those that have the page.
 */
export function checkPage(
  page: PageFile,
  tree: Root,
  versions: readonly VersionRelease[],
): readonly Problem[] {
  const scope = { page, tree, versions, slices: sliceVersions(tree, versions) };
  const checks = [
    checkRangeWriting,
    checkMarkerPlaces,
    checkWrappedRows,
    checkRangeReach,
    checkReferences,
    checkSlices,
  ];
  return checks.flatMap(check => check(scope));
}
