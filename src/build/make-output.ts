import { join } from 'node:path';
import type { Api } from '../model/api.ts';
import { outlineOfSite, outlineOfVersion } from '../model/build-manifest.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { SiteConfig } from '../model/config.ts';
import { invariant } from '../model/invariant.ts';
import type { Placement } from '../model/place-article.ts';
import { buildPlacement } from '../model/placement.ts';
import type { SearchData } from '../model/search-data.ts';
import type { Site } from '../model/site.ts';
import { toCrawlerFiles } from '../output/crawler-files.ts';
import { toLlmsFiles } from '../output/llms-files.ts';
import { type Manifests, toManifestFiles, toSiteFile } from '../output/manifest-files.ts';
import { markdownPath, toMarkdown } from '../output/markdown-files.ts';
import type { OutputFile, SourcedFile } from '../output/output-file.ts';
import { toRedirectFiles } from '../output/redirect-files.ts';
import { type AssetFile, readFiles } from '../source/read-files.ts';
import type { ShellAssets } from './build-shell.ts';
import { cacheKey } from './cache.ts';
import { faviconOf } from './favicon.ts';
import { type DocumentMaker, makeDocuments } from './make-documents.ts';
import { makeSearch } from './make-search.ts';
import { articleNames, type PlacedFragment, placeFragments } from './place-fragments.ts';

/** All that a site's files are made from. */
export interface OutputSource {
  readonly root: string;
  readonly site: Site;
  readonly compiled: readonly CompiledPage[];
  /** Facts of the toolchain's releases. */
  readonly api: Api;
  readonly search: SearchData;
  readonly imageFiles: readonly OutputFile[];
  readonly shell: ShellAssets;
}

/** Every file of a site, the same bytes for the same content; documents come as they are made. */
export async function* makeOutput(
  source: OutputSource,
  maker: DocumentMaker,
): AsyncGenerator<OutputFile | SourcedFile> {
  const { root, site, compiled, shell } = source;
  const statics = readFiles(join(root, 'content/static'));
  const placed = placeFragments(site, compiled, source.api);
  const manifests = toManifestFiles(site, articleNames(placed));
  const svgs = readSvgs(statics);
  yield* makeDocuments({ site, shell, manifests, placed, svgs }, maker);
  yield* distinct(placed.map(({ written }) => written.file));
  yield* manifests.files;
  yield* shell.files;
  yield* faviconFiles(site.config, svgs);
  yield* source.imageFiles;
  for (const { path, contents } of statics)
    yield { path: site.config.baseUrl.slice(1) + path, contents };
  yield* makeMarkdown({ site, manifests, placed }, maker);
  const search = makeSearch(site, compiled, source.search);
  yield toSiteFile(site.config, manifests.site, search.addresses);
  yield* search.files;
  yield* toLlmsFiles(site);
  yield* toCrawlerFiles(site);
  yield* toRedirectFiles(site);
}

/** The favicon under its hashed name. */
export function faviconFiles(
  config: SiteConfig,
  svgs: Readonly<Record<string, string>>,
): OutputFile[] {
  const favicon = faviconOf(config, svgs);
  return favicon?.contents === undefined
    ? []
    : [{ path: favicon.address.slice(1), contents: favicon.contents }];
}

/** Every page of every version as Markdown, beside its document. */
function* makeMarkdown(
  {
    site,
    manifests,
    placed,
  }: Pick<OutputSource, 'site'> & {
    readonly manifests: Manifests;
    readonly placed: readonly PlacedFragment[];
  },
  { pipeline, isKept }: DocumentMaker,
): Generator<OutputFile | SourcedFile> {
  const placements = placementsOf(site, manifests);
  for (const page of placed) {
    const known = placements.get(page.version.name);
    invariant(known, `${page.version.name} has a manifest`);
    const { placement, key } = known;
    const identity = [pipeline, key, page.doc.slug, page.written.name, page.markdownHash];
    const file = { path: markdownPath(page), source: cacheKey(identity) };
    yield isKept(file) ? file : { ...file, contents: toMarkdown(site, page, placement) };
  }
}

/** How text is placed in each version, and what tells that from any other placement. */
function placementsOf(
  { config }: Site,
  { site, versions }: Manifests,
): ReadonlyMap<string, { readonly placement: Placement; readonly key: string }> {
  const outline = outlineOfSite(site);
  return new Map(
    outline.versions.flatMap(summary => {
      const manifest = versions.get(summary.name);
      if (!manifest) return [];
      const version = outlineOfVersion(manifest);
      const key = cacheKey(config, summary, version);
      return [[summary.name, { placement: buildPlacement(summary, version, config), key }]];
    }),
  );
}

/** Versions with the same text name the same file; it is written once. */
const distinct = (files: readonly OutputFile[]): readonly OutputFile[] => [
  ...new Map(files.map(file => [file.path, file])).values(),
];

/** Drawings that are placed inside documents, so that they take the colours of the text. */
export const readSvgs = (files: readonly AssetFile[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith('.svg'))
      .map(({ path, contents }) => [path, new TextDecoder().decode(contents)]),
  );
