import type { Api } from '../model/api.ts';
import { type ApiChanges, apiChanges, apiNames } from '../model/api-changes.ts';
import type { Fragment } from '../model/article.ts';
import type { ArticleNames } from '../model/build-manifest.ts';
import { articleIn, type CompiledPage } from '../model/compiled-page.ts';
import { invariant } from '../model/invariant.ts';
import { type Doc, type DocVersion, findDocByKey, type Site } from '../model/site.ts';
import { contentHash } from '../output/content-hash.ts';
import { type FragmentFile, toFragmentFile } from '../output/fragment-file.ts';
import { applyLayout, type LayoutScope } from '../render/apply-layout.ts';

/** An article in a version: the page's fragment and its file. */
export interface PlacedFragment {
  readonly version: DocVersion;
  readonly doc: Doc;
  readonly fragment: Fragment;
  readonly markdown: string;
  /** Tells the Markdown from any other. */
  readonly markdownHash: string;
  readonly written: FragmentFile;
}

/** The fragment of every page in every version that has it. */
export const placeFragments = (
  site: Site,
  compiled: readonly CompiledPage[],
  api?: Api,
): readonly PlacedFragment[] => {
  const toFile = once((fragment: Fragment) => toFragmentFile(fragment, site.config.baseUrl));
  const toHash = once((markdown: string) => contentHash(markdown));
  const allChanges = changesByVersion(site, api);
  return site.versions.flatMap(version => {
    const changes = allChanges.get(version);
    return compiled.flatMap(page => {
      const doc = findDocByKey(version, page.key);
      const scope = doc && { site, version, doc, ...(changes && { changes }) };
      return scope ? [placeFragment(page, scope, { toFile, toHash })] : [];
    });
  });
};

/** Versions with the same text have the very same fragment and Markdown: what is made of them is made once. */
function once<Text, Made>(make: (text: Text) => Made): (text: Text) => Made {
  const known = new Map<Text, Made>();
  return text => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}

/** What came and went with each version, where the facts know its release and the one before. */
function changesByVersion(
  { versions }: Site,
  api: Api | undefined,
): ReadonlyMap<DocVersion, ApiChanges> {
  const known = versions.map(version => ({
    version,
    names: api?.releases.includes(version.release) ? apiNames(api, version.release) : undefined,
  }));
  return new Map(
    known.flatMap(({ version, names }, index) => {
      const before = known[index + 1]?.names;
      return names && before ? [[version, apiChanges(before, names)]] : [];
    }),
  );
}

function placeFragment(
  page: CompiledPage,
  scope: LayoutScope,
  { toFile, toHash }: Writing,
): PlacedFragment {
  const { version, doc } = scope;
  const article = articleIn(page, version.name);
  invariant(article, `${page.file} was compiled for ${version.name}`);
  const fragment = applyLayout(doc.layout, article.fragment, scope);
  const { markdown } = article;
  const markdownHash = toHash(markdown);
  return { version, doc, fragment, markdown, markdownHash, written: toFile(fragment) };
}

/** What is made of each text. */
interface Writing {
  readonly toFile: (fragment: Fragment) => FragmentFile;
  readonly toHash: (markdown: string) => string;
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
