import type { Root } from 'mdast';
import { sliceIdentity } from './slice-identity.ts';
import { slicePage } from './slice-page.ts';

/** A version by its name and the release that it documents. */
export interface VersionRelease {
  readonly name: string;
  readonly release: string;
}

/** One text of a page and the versions that show it, in the order given. */
export interface PageSlice {
  readonly versions: readonly string[];
  readonly tree: Root;
  readonly identity: string;
}

/** The different texts that a page makes for its versions. */
export function sliceVersions(
  tree: Root,
  versions: readonly VersionRelease[],
): readonly PageSlice[] {
  const slices = new Map<string, { versions: string[]; tree: Root; identity: string }>();
  for (const { name, release } of versions) {
    const slice = slicePage(tree, release);
    const identity = sliceIdentity(slice);
    const same = slices.get(identity);
    if (same) same.versions.push(name);
    else slices.set(identity, { versions: [name], tree: slice, identity });
  }
  return [...slices.values()];
}
