import { join } from 'node:path';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { Site } from '../model/site.ts';
import { toCrawlerFiles } from '../output/crawler-files.ts';
import { toManifestFiles } from '../output/manifest-files.ts';
import type { OutputFile } from '../output/output-file.ts';
import { toRedirectFiles } from '../output/redirect-files.ts';
import { type AssetFile, readFiles } from '../source/read-files.ts';
import type { ShellAssets } from './build-shell.ts';
import { makeDocuments } from './make-documents.ts';
import { articleNames, placeFragments } from './place-fragments.ts';
import type { Workers } from './workers.ts';

/** All that a site's files are made from. */
export interface OutputSource {
  readonly root: string;
  readonly site: Site;
  readonly compiled: readonly CompiledPage[];
  readonly imageFiles: readonly OutputFile[];
  readonly shell: ShellAssets;
}

/** Every file of a site, the same bytes for the same content. */
export async function makeOutput(
  source: OutputSource,
  workers: Workers,
): Promise<readonly OutputFile[]> {
  const { root, site, compiled, shell } = source;
  const statics = readFiles(join(root, 'content/static'));
  const placed = placeFragments(site, compiled);
  const manifests = toManifestFiles(site, articleNames(placed));
  const svgs = readSvgs(statics);
  const documents = await makeDocuments({ site, shell, manifests, placed, svgs }, workers);
  return [
    ...documents,
    ...distinct(placed.map(({ written }) => written.file)),
    ...manifests.files,
    ...shell.files,
    ...source.imageFiles,
    ...statics.map(({ path, contents }) => ({
      path: site.config.baseUrl.slice(1) + path,
      contents,
    })),
    ...toCrawlerFiles(site),
    ...toRedirectFiles(site),
  ];
}

/** Versions with the same text name the same file; it is written once. */
const distinct = (files: readonly OutputFile[]): readonly OutputFile[] => [
  ...new Map(files.map(file => [file.path, file])).values(),
];

/** Drawings that are placed inside documents, so that they take the colours of the text. */
const readSvgs = (files: readonly AssetFile[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith('.svg'))
      .map(({ path, contents }) => [path, new TextDecoder().decode(contents)]),
  );
