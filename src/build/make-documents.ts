import { invariant } from '../model/invariant.ts';
import { type DocVersion, latestVersion, type Site } from '../model/site.ts';
import { addressToFile, toAddress } from '../model/url.ts';
import type { Manifests } from '../output/manifest-files.ts';
import type { OutputFile } from '../output/output-file.ts';
import type { ShellAssets } from './build-shell.ts';
import { type FrameMaker, makeFrames } from './make-frames.ts';
import type { PlacedFragment } from './place-fragments.ts';
import { type DocumentBatch, type DocumentPage, makeDocumentBatch } from './render-documents.ts';

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

/** Versions under way at the same time: one is put together while another's frames are rendered. */
const ahead = 2;

/** A document for every page of every version, version by version, and the pages for what is not there. */
export async function* makeDocuments(
  source: DocumentsSource,
  maker: FrameMaker,
): AsyncGenerator<OutputFile> {
  yield* await makePlain(source, maker);
  const started: Promise<readonly OutputFile[]>[] = [];
  for (const version of source.site.versions) {
    started.push(makeVersion(version, source, maker));
    if (started.length >= ahead) yield* await nextOf(started);
  }
  while (started.length > 0) yield* await nextOf(started);
}

async function nextOf(started: Promise<readonly OutputFile[]>[]): Promise<readonly OutputFile[]> {
  return (await started.shift()) ?? [];
}

async function makeVersion(
  version: DocVersion,
  source: DocumentsSource,
  maker: FrameMaker,
): Promise<readonly OutputFile[]> {
  const own = source.placed.filter(each => each.version === version);
  const pages = own.map(
    ({ doc, fragment }): DocumentPage => ({ kind: 'page', slug: doc.slug, fragment }),
  );
  const name = `${source.siteName} ${version.name}`;
  const documents = await makeDocumentBatch(toBatch(version, source, pages), request =>
    makeFrames(name, request, maker),
  );
  return own.map(({ doc }, index) => ({
    path: addressToFile(doc.path),
    contents: documents[index] ?? '',
  }));
}

/** The search page, and the not-found page twice: hosts look for it at the root, our server below the base URL. */
async function makePlain(
  source: DocumentsSource,
  maker: FrameMaker,
): Promise<readonly OutputFile[]> {
  const batch = toBatch(latestVersion(source.site), source, [
    { kind: 'not-found' },
    { kind: 'search' },
  ]);
  const [notFound = '', search = ''] = await makeDocumentBatch(batch, request =>
    makeFrames(`${source.siteName} plain`, request, maker),
  );
  const { config } = source.site;
  const paths = new Set([`${config.baseUrl.slice(1)}404.html`, '404.html']);
  return [
    { path: addressToFile(toAddress(config, 'search')), contents: search },
    ...[...paths].map(path => ({ path, contents: notFound })),
  ];
}

function toBatch(
  { name }: DocVersion,
  { site, shell, manifests, svgs }: DocumentsSource,
  pages: readonly DocumentPage[],
): DocumentBatch {
  const version = manifests.versions.get(name);
  invariant(version, `${name} has a manifest`);
  const { script, styles, lateStyles, firstPaint, baseUrlNotice } = shell;
  return {
    config: site.config,
    shell: { script, styles, lateStyles, firstPaint, baseUrlNotice },
    svgs,
    site: manifests.site,
    version,
    pages,
  };
}
