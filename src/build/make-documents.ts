import { invariant } from '../model/invariant.ts';
import { type DocVersion, latestVersion, type Site } from '../model/site.ts';
import { addressToFile, toAddress } from '../model/url.ts';
import type { Manifests } from '../output/manifest-files.ts';
import type { IsKept, SourcedFile } from '../output/output-file.ts';
import type { ShellAssets } from './build-shell.ts';
import { cacheKey } from './cache.ts';
import { type FrameMaker, makeFrames } from './make-frames.ts';
import type { PlacedFragment } from './place-fragments.ts';
import {
  type DocumentBatch,
  type DocumentPage,
  finisherOf,
  prepareDocuments,
} from './render-documents.ts';

/** What the documents of a site are made from. */
export interface DocumentsSource {
  readonly site: Site;
  /** Tells the site's frames in the cache from those of others. */
  readonly siteName: string;
  readonly shell: ShellAssets;
  readonly manifests: Manifests;
  readonly placed: readonly PlacedFragment[];
  /** Texts of SVG files below `content/static`. */
  readonly svgs: Readonly<Record<string, string>>;
}

/** How frames are made, and which documents need not be. */
export interface DocumentMaker extends FrameMaker {
  readonly isKept: IsKept;
}

/** Portions under way at the same time: one is put together while another's frames are rendered. */
const ahead = 2;

/** Pages of a version that are made in one go: their documents are in memory until they are written. */
const portion = 100;

/** A document for every page of every version, version by version, and the pages for what is not there. */
export async function* makeDocuments(
  source: DocumentsSource,
  maker: DocumentMaker,
): AsyncGenerator<SourcedFile> {
  yield* await makePlain(source, maker);
  const started: Promise<readonly SourcedFile[]>[] = [];
  for (const version of source.site.versions) {
    const own = source.placed.filter(each => each.version === version);
    for (let start = 0; start < own.length; start += portion) {
      started.push(makePortion(own.slice(start, start + portion), source, maker));
      if (started.length >= ahead) yield* await nextOf(started);
    }
  }
  while (started.length > 0) yield* await nextOf(started);
}

async function nextOf(started: Promise<readonly SourcedFile[]>[]): Promise<readonly SourcedFile[]> {
  return (await started.shift()) ?? [];
}

/** Documents of one version; the first page's name tells its frames in the cache from those of others. */
async function makePortion(
  placed: readonly PlacedFragment[],
  source: DocumentsSource,
  maker: DocumentMaker,
): Promise<readonly SourcedFile[]> {
  const [first] = placed;
  invariant(first, 'a portion has pages');
  const pages = placed.map(
    ({ doc, fragment }): DocumentPage => ({ kind: 'page', slug: doc.slug, fragment }),
  );
  const paths = placed.map(({ doc }) => addressToFile(doc.path));
  const name = `${source.siteName} ${first.version.name} ${first.doc.key}`;
  return makeBatch(name, toBatch(first.version, source, pages), paths, maker);
}

/** The search page, and the not-found page twice: hosts look for it at the root, our server below the base URL. */
function makePlain(source: DocumentsSource, maker: DocumentMaker): Promise<readonly SourcedFile[]> {
  const { config } = source.site;
  const missing = [...new Set([`${config.baseUrl.slice(1)}404.html`, '404.html'])];
  const pages: readonly DocumentPage[] = [
    ...missing.map((): DocumentPage => ({ kind: 'not-found' })),
    { kind: 'search' },
  ];
  const paths = [...missing, addressToFile(toAddress(config, 'search'))];
  const batch = toBatch(latestVersion(source.site), source, pages);
  return makeBatch(`${source.siteName} plain`, batch, paths, maker);
}

/** The documents of pages, at their paths; those that the previous site has already are not made. */
async function makeBatch(
  name: string,
  batch: DocumentBatch,
  paths: readonly string[],
  maker: DocumentMaker,
): Promise<readonly SourcedFile[]> {
  const { pages, frames } = prepareDocuments(batch);
  const batchKey = cacheKey(maker.pipeline, frames.scope, batch.shell);
  const files = paths.map((path, index) => ({ path, source: cacheKey(batchKey, pages[index]) }));
  const wanted = files.flatMap((file, index) => (maker.isKept(file) ? [] : [index]));
  const made = await makeFrames(name, frames, wanted, maker);
  const finish = finisherOf(batch);
  return files.map((file, index) => {
    const [page, frame] = [pages[index], made.get(index)];
    if (frame === undefined || !page) return file;
    return { ...file, contents: finish(page, frame) };
  });
}

function toBatch(
  { name }: DocVersion,
  { site, shell, manifests, svgs }: DocumentsSource,
  pages: readonly DocumentPage[],
): DocumentBatch {
  const version = manifests.versions.get(name);
  invariant(version, `${name} has a manifest`);
  const { files: _, ...ofDocuments } = shell;
  return {
    config: site.config,
    shell: ofDocuments,
    svgs,
    site: manifests.site,
    version,
    pages,
  };
}
