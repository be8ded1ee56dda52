import { join } from 'node:path';
import type { Api } from '../model/api.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { SiteConfig } from '../model/config.ts';
import { invariant } from '../model/invariant.ts';
import { buildPlacement } from '../model/placement.ts';
import type { SearchData } from '../model/search-data.ts';
import type { Site } from '../model/site.ts';
import { toCrawlerFiles } from '../output/crawler-files.ts';
import { toLlmsFiles } from '../output/llms-files.ts';
import { type Manifests, toManifestFiles } from '../output/manifest-files.ts';
import { toMarkdownFile } from '../output/markdown-files.ts';
import type { OutputFile, SourcedFile } from '../output/output-file.ts';
import { toRedirectFiles } from '../output/redirect-files.ts';
import { type AssetFile, readFiles } from '../source/read-files.ts';
import type { ShellAssets } from './build-shell.ts';
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
  /** Tells the site's frames in the cache from those of others. */
  readonly siteName: string;
}

/** Every file of a site, the same bytes for the same content; documents come as they are made. */
export async function* makeOutput(
  source: OutputSource,
  maker: DocumentMaker,
): AsyncGenerator<OutputFile | SourcedFile> {
  const { root, site, compiled, shell, siteName } = source;
  const statics = readFiles(join(root, 'content/static'));
  const placed = placeFragments(site, compiled, source.api);
  const search = makeSearch(site, compiled, source.search);
  const manifests = toManifestFiles(site, articleNames(placed), search.addresses);
  const svgs = readSvgs(statics);
  yield* makeDocuments({ site, siteName, shell, manifests, placed, svgs }, maker);
  yield* distinct(placed.map(({ written }) => written.file));
  yield* manifests.files;
  yield* search.files;
  yield* shell.files;
  yield* faviconFiles(site.config, svgs);
  yield* source.imageFiles;
  for (const { path, contents } of statics)
    yield { path: site.config.baseUrl.slice(1) + path, contents };
  yield* makeMarkdown(site, manifests, placed);
  yield* toLlmsFiles(site);
  yield* toCrawlerFiles(site);
  yield* toRedirectFiles(site);
}

function faviconFiles(config: SiteConfig, svgs: Readonly<Record<string, string>>): OutputFile[] {
  const favicon = faviconOf(config, svgs);
  return favicon?.contents === undefined
    ? []
    : [{ path: favicon.address.slice(1), contents: favicon.contents }];
}

/** Every page of every version as Markdown, beside its document. */
function* makeMarkdown(
  site: Site,
  { site: { versions: summaries }, versions }: Manifests,
  placed: readonly PlacedFragment[],
): Generator<OutputFile> {
  const placements = new Map(
    summaries.flatMap(summary => {
      const manifest = versions.get(summary.name);
      return manifest ? [[summary.name, buildPlacement(summary, manifest, site.config)]] : [];
    }),
  );
  for (const page of placed) {
    const placement = placements.get(page.version.name);
    invariant(placement, `${page.version.name} has a manifest`);
    yield toMarkdownFile(site, page, placement);
  }
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
