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
): readonly PlacedFragment[] =>
  site.versions.flatMap((version, index) => {
    const before = site.versions[index + 1];
    const changes = before && changesBetween(api, before, version);
    return compiled.flatMap(page => {
      const doc = findDocByKey(version, page.key);
      return doc ? [placeFragment(page, { site, version, doc, ...(changes && { changes }) })] : [];
    });
  });

/** Only where the facts know both releases. */
const changesBetween = (api: Api | undefined, before: DocVersion, now: DocVersion) =>
  api?.releases.includes(before.release) && api.releases.includes(now.release)
    ? apiChanges(api, before.release, now.release)
    : undefined;

function placeFragment(page: CompiledPage, scope: LayoutScope): PlacedFragment {
  const { site, version, doc } = scope;
  const article = articleIn(page, version.name);
  invariant(article, `${page.file} was compiled for ${version.name}`);
  const fragment = applyLayout(doc.layout, article.fragment, scope);
  const { markdown } = article;
  const written = toFragmentFile(fragment, site.config.baseUrl);
  return { version, doc, fragment, markdown, written };
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
