import { isIn } from '../../src/model/build-site.ts';
import type { FrontMatter } from '../../src/model/front-matter.ts';
import { resolveRanged } from '../../src/model/ranged.ts';
import { parsePage } from '../../src/source/parse-page.ts';
import type { PageFile } from '../../src/source/read-pages.ts';
import { sliceIdentity } from '../../src/source/slice-identity.ts';
import { slicePage } from '../../src/source/slice-page.ts';

/** A page with what its front matter says. */
export type CutPage = PageFile & { readonly frontMatter: FrontMatter };

/** What a release shows of each page: its head and its text as one string, by the page's key. */
export type VersionText = ReadonlyMap<string, string>;

/** The whole text of a release; pages that it does not have are missing. */
export function versionText(pages: readonly CutPage[], release: string): VersionText {
  const own = pages.filter(page => isIn(page, release));
  return new Map(own.map(page => [page.key, `${headOf(page, release)}${textOf(page, release)}`]));
}

const headOf = ({ frontMatter }: CutPage, release: string): string =>
  JSON.stringify(
    Object.entries(frontMatter)
      .filter(([key]) => key !== 'versions')
      .map(([key, value]) => [key, resolveRanged(value as never, release) ?? null]),
  );

function textOf(page: CutPage, release: string): string {
  return sliceIdentity(slicePage(treeOf(page), release));
}

const trees = new WeakMap<CutPage, ReturnType<typeof parsePage>['tree']>();

/** The tree of a page; reading it takes longer than slicing it. */
export function treeOf(page: CutPage): ReturnType<typeof parsePage>['tree'] {
  const tree = trees.get(page) ?? parsePage(page).tree;
  trees.set(page, tree);
  return tree;
}

/** Keys of the pages that differ from one text to another. */
export const differences = (one: VersionText, other: VersionText): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter(key => one.get(key) !== other.get(key))
    .sort();
