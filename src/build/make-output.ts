import { join } from 'node:path';
import type { Fragment } from '../model/article.ts';
import { articleIn, type CompiledPage } from '../model/compiled-page.ts';
import { invariant } from '../model/invariant.ts';
import { type Doc, type DocVersion, findDocByKey, type Site } from '../model/site.ts';
import { toCrawlerFiles } from '../output/crawler-files.ts';
import { type FragmentFile, toFragmentFile } from '../output/fragment-file.ts';
import { type Manifests, toManifestFiles } from '../output/manifest-files.ts';
import type { OutputFile } from '../output/output-file.ts';
import { toRedirectFiles } from '../output/redirect-files.ts';
import { applyLayout } from '../render/apply-layout.ts';
import { readFiles } from '../source/read-files.ts';
import type { ShellAssets } from './build-shell.ts';
import { makeDocuments } from './make-documents.ts';
import type { Workers } from './workers.ts';

/** All that a site's files are made from. */
export interface OutputSource {
  readonly root: string;
  readonly site: Site;
  readonly compiled: readonly CompiledPage[];
  readonly imageFiles: readonly OutputFile[];
  readonly shell: ShellAssets;
}

/** An article in a version: the page's fragment and its file. */
export interface PlacedFragment {
  readonly version: DocVersion;
  readonly doc: Doc;
  readonly fragment: Fragment;
  readonly written: FragmentFile;
}

/** Every file of a site, the same bytes for the same content. */
export async function makeOutput(
  source: OutputSource,
  workers: Workers,
): Promise<readonly OutputFile[]> {
  const { site, shell } = source;
  const placed = placeFragments(source);
  const manifests = toManifestFiles(site, articleNames(placed));
  const documents = await makeDocuments({ site, shell, manifests, placed }, workers);
  return [
    ...documents,
    ...distinct(placed.map(({ written }) => written.file)),
    ...manifests.files,
    ...shell.files,
    ...source.imageFiles,
    ...staticFiles(source),
    ...toCrawlerFiles(site),
    ...toRedirectFiles(site),
  ];
}

function placeFragments({ site, compiled }: OutputSource): readonly PlacedFragment[] {
  return site.versions.flatMap(version =>
    compiled.flatMap(page => {
      const doc = findDocByKey(version, page.key);
      if (!doc) return [];
      const article = articleIn(page, version.name);
      invariant(article, `${page.file} was compiled for ${version.name}`);
      const fragment = applyLayout(doc.layout, article.fragment, { site, version, doc });
      return [{ version, doc, fragment, written: toFragmentFile(fragment, site.config.baseUrl) }];
    }),
  );
}

function articleNames(
  placed: readonly PlacedFragment[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const names = new Map<string, Map<string, string>>();
  for (const { version, doc, written } of placed) {
    const ofVersion = names.get(version.name) ?? new Map<string, string>();
    names.set(version.name, ofVersion.set(doc.key, written.name));
  }
  return names;
}

/** Versions with the same text name the same file; it is written once. */
const distinct = (files: readonly OutputFile[]): readonly OutputFile[] => [
  ...new Map(files.map(file => [file.path, file])).values(),
];

const staticFiles = ({ root, site }: OutputSource): readonly OutputFile[] =>
  readFiles(join(root, 'content/static')).map(({ path, contents }) => ({
    path: `${site.config.baseUrl.slice(1)}${path}`,
    contents,
  }));

export type { Manifests };
