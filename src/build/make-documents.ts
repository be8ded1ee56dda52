import { invariant } from '../model/invariant.ts';
import { type DocVersion, latestVersion, type Site } from '../model/site.ts';
import { addressToFile } from '../model/url.ts';
import type { Manifests } from '../output/manifest-files.ts';
import type { OutputFile } from '../output/output-file.ts';
import type { ShellAssets } from './build-shell.ts';
import type { PlacedFragment } from './place-fragments.ts';
import type { DocumentBatch, DocumentPage } from './render-documents.tsx';
import type { Workers } from './workers.ts';

/** What the documents of a site are made from. */
export interface DocumentsSource {
  readonly site: Site;
  readonly shell: ShellAssets;
  readonly manifests: Manifests;
  readonly placed: readonly PlacedFragment[];
  /** Texts of SVG files below `content/static`. */
  readonly svgs: Readonly<Record<string, string>>;
}

/** A document for every page of every version, and the pages for what is not there. */
export async function makeDocuments(
  source: DocumentsSource,
  workers: Workers,
): Promise<readonly OutputFile[]> {
  const { site } = source;
  const ofVersions = site.versions.map(version => makeVersion(version, source, workers));
  const batches = await Promise.all([...ofVersions, makeNotFound(source, workers)]);
  return batches.flat();
}

async function makeVersion(
  version: DocVersion,
  source: DocumentsSource,
  workers: Workers,
): Promise<readonly OutputFile[]> {
  const own = source.placed.filter(each => each.version === version);
  const pages = own.map(
    ({ doc, fragment }): DocumentPage => ({ kind: 'page', slug: doc.slug, fragment }),
  );
  const documents = await workers.renderDocuments(toBatch(version, source, pages));
  return own.map(({ doc }, index) => ({
    path: addressToFile(doc.path),
    contents: documents[index] ?? '',
  }));
}

/** The same page twice: hosts look for it at the root, our server below the base URL. */
async function makeNotFound(
  source: DocumentsSource,
  workers: Workers,
): Promise<readonly OutputFile[]> {
  const latest = latestVersion(source.site);
  const [document = ''] = await workers.renderDocuments(
    toBatch(latest, source, [{ kind: 'not-found' }]),
  );
  const paths = new Set([`${source.site.config.baseUrl.slice(1)}404.html`, '404.html']);
  return [...paths].map(path => ({ path, contents: document }));
}

function toBatch(
  { name }: DocVersion,
  { site, shell, manifests, svgs }: DocumentsSource,
  pages: readonly DocumentPage[],
): DocumentBatch {
  const version = manifests.versions.get(name);
  invariant(version, `${name} has a manifest`);
  const { script, styles, firstPaint } = shell;
  return {
    config: site.config,
    shell: { script, styles, firstPaint },
    svgs,
    site: manifests.site,
    version,
    pages,
  };
}
