import type { Api } from '../model/api.ts';
import { apiChanges } from '../model/api-changes.ts';
import type { Fragment } from '../model/article.ts';
import type { ArticleNames } from '../model/build-manifest.ts';
import { articleIn, type CompiledPage } from '../model/compiled-page.ts';
import { invariant } from '../model/invariant.ts';
import { type Doc, type DocVersion, findDocByKey, type Site } from '../model/site.ts';
import { type FragmentFile, toFragmentFile } from '../output/fragment-file.ts';
import { applyLayout, type LayoutScope } from '../render/apply-layout.ts';

/** An article in a version: the page's fragment and its file. */
export interface PlacedFragment {
  readonly version: DocVersion;
  readonly doc: Doc;
  readonly fragment: Fragment;
  readonly markdown: string;
  readonly written: FragmentFile;
}

/** The fragment of every page in every version that has it. */
export const placeFragments = (
  site: Site,
  compiled: readonly CompiledPage[],
  api?: Api,
): readonly PlacedFragment[] => {
  const toFile = fileOnce(site.config.baseUrl);
  return site.versions.flatMap((version, index) => {
    const before = site.versions[index + 1];
    const changes = before && changesBetween(api, before, version);
    return compiled.flatMap(page => {
      const doc = findDocByKey(version, page.key);
      const scope = doc && { site, version, doc, ...(changes && { changes }) };
      return scope ? [placeFragment(page, scope, toFile)] : [];
    });
  });
};

/** Versions with the same text have the very same fragment: its file is made once. */
function fileOnce(baseUrl: string): (fragment: Fragment) => FragmentFile {
  const made = new Map<Fragment, FragmentFile>();
  return fragment => {
    const file = made.get(fragment) ?? toFragmentFile(fragment, baseUrl);
    made.set(fragment, file);
    return file;
  };
}

/** Only where the facts know both releases. */
const changesBetween = (api: Api | undefined, before: DocVersion, now: DocVersion) =>
  api?.releases.includes(before.release) && api.releases.includes(now.release)
    ? apiChanges(api, before.release, now.release)
    : undefined;

function placeFragment(
  page: CompiledPage,
  scope: LayoutScope,
  toFile: (fragment: Fragment) => FragmentFile,
): PlacedFragment {
  const { version, doc } = scope;
  const article = articleIn(page, version.name);
  invariant(article, `${page.file} was compiled for ${version.name}`);
  const fragment = applyLayout(doc.layout, article.fragment, scope);
  const { markdown } = article;
  return { version, doc, fragment, markdown, written: toFile(fragment) };
}

/** The names of each version's articles. */
export function articleNames(placed: readonly PlacedFragment[]): ReadonlyMap<string, ArticleNames> {
  const names = new Map<string, Map<string, string>>();
  for (const { version, doc, written } of placed) {
    const ofVersion = names.get(version.name) ?? new Map<string, string>();
    names.set(version.name, ofVersion.set(doc.key, written.name));
  }
  return names;
}
