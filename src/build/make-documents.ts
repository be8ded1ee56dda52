import { outlineOfSite, outlineOfVersion } from '../model/build-manifest.ts';
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
  type DocumentPage,
  type DocumentScope,
  finisherOf,
  prepareDocuments,
} from './render-documents.ts';

/** What the documents of a site are made from. */
export interface DocumentsSource {
  readonly site: Site;
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

/** Pages of one version. */
async function makePortion(
  placed: readonly PlacedFragment[],
  source: DocumentsSource,
  maker: DocumentMaker,
): Promise<readonly SourcedFile[]> {
  const [first] = placed;
  invariant(first, 'a portion has pages');
  const wanted = placed.map(({ doc, fragment, written }) => ({
    path: addressToFile(doc.path),
    page: { kind: 'page', slug: doc.slug, fragment } as const,
    identity: [doc.slug, written.name],
  }));
  return makeWanted(wanted, scopeOf(first.version, source), maker);
}

/** The search page, and the not-found page twice: hosts look for it at the root, our server below the base URL. */
function makePlain(source: DocumentsSource, maker: DocumentMaker): Promise<readonly SourcedFile[]> {
  const { config } = source.site;
  const missing = [...new Set([`${config.baseUrl.slice(1)}404.html`, '404.html'])];
  const wanted = [
    ...missing.map(path => ({ path, page: { kind: 'not-found' } as const })),
    { path: addressToFile(toAddress(config, 'search')), page: { kind: 'search' } as const },
  ].map(each => ({ ...each, identity: [each.page.kind] }));
  return makeWanted(wanted, scopeOf(latestVersion(source.site), source), maker);
}

/** A document that the site shall have. */
interface WantedDocument {
  readonly path: string;
  readonly page: DocumentPage;
  /** What tells the page from others of its version: the article's name stands for its contents. */
  readonly identity: readonly string[];
}

/** Makes documents; those that the previous site has already are not made. */
async function makeWanted(
  wanted: readonly WantedDocument[],
  scope: DocumentScope,
  maker: DocumentMaker,
): Promise<readonly SourcedFile[]> {
  const scopeKey = cacheKey(maker.pipeline, scope);
  const files = wanted.map(({ path, page, identity }) => ({
    page,
    file: { path, source: cacheKey(scopeKey, identity) },
  }));
  const missing = files.filter(({ file }) => !maker.isKept(file));
  const { pages, frames } = prepareDocuments({
    ...scope,
    pages: missing.map(({ page }) => page),
  });
  const made = await makeFrames(frames, maker);
  const finish = finisherOf(scope);
  const contents = new Map(
    missing.map(({ file }, index) => {
      const [page, frame] = [pages[index], made[index]];
      invariant(page && frame !== undefined, `${file.path} has a page and a frame`);
      return [file, finish(page, frame)];
    }),
  );
  return files.map(({ file }) => {
    const text = contents.get(file);
    return text === undefined ? file : { ...file, contents: text };
  });
}

function scopeOf(
  { name }: DocVersion,
  { site, shell, manifests, svgs }: DocumentsSource,
): DocumentScope {
  const version = manifests.versions.get(name);
  invariant(version, `${name} has a manifest`);
  const { files: _, ...ofDocuments } = shell;
  return {
    config: site.config,
    shell: ofDocuments,
    svgs,
    site: outlineOfSite(manifests.site),
    version: outlineOfVersion(version),
  };
}
