import type { Fragment } from '../../model/article.ts';
import { invariant } from '../../model/invariant.ts';
import { buildPlacement } from '../../model/placement.ts';
import { type Doc, type DocVersion, docsOf, latestVersion } from '../../model/site.ts';
import { addressToFile, markdownAddress, toAddress } from '../../model/url.ts';
import { describeVersion, llmsAddress } from '../../output/llms-files.ts';
import { toMarkdown } from '../../output/markdown-files.ts';
import { applyLayout } from '../../render/apply-layout.ts';
import type { ShellAssets } from '../build-shell.ts';
import { faviconFiles, readSvgs } from '../make-output.ts';
import { type DocumentPage, renderDocuments } from '../render-documents.ts';
import type { DevContent } from './dev-content.ts';
import { type DevManifests, devManifests } from './dev-manifests.ts';
import type { DevPages } from './dev-pages.ts';

/** A file of the site, made when it is asked for. */
export type LazyFile = () => string | Uint8Array;

/** What the files are made from. */
export interface DevFilesSource {
  readonly now: DevContent;
  readonly pages: DevPages;
  readonly shell: ShellAssets;
}

/** Files, and the state of the content that they are made from. */
export interface DevFiles {
  readonly revision: string;
  readonly files: ReadonlyMap<string, LazyFile>;
}

type Scope = DevFilesSource & { readonly manifests: DevManifests };

/** The files that a build would write, by their paths from the site's root; nothing is made yet. */
export function devFiles(source: DevFilesSource): DevFiles {
  const { now, pages, shell } = source;
  const { site } = now.content;
  const scope = { ...source, manifests: devManifests(now, pages) };
  const { baseUrl } = site.config;
  const files = new Map<string, LazyFile>([
    ...[...shell.files, ...now.imageFiles].map(toLazyFile('/')),
    ...now.statics.map(toLazyFile(baseUrl)),
    ...faviconFiles(site.config, readSvgs(now.statics)).map(toLazyFile('/')),
    ...site.versions.flatMap(version => versionFiles(version, scope)),
    [
      `/${addressToFile(toAddress(site.config, 'search'))}`,
      () => renderPage(latestVersion(site), { kind: 'search' }, scope),
    ],
    [`${baseUrl}_/site.json`, () => JSON.stringify(scope.manifests.site)],
    [`${baseUrl}404.html`, () => renderPage(latestVersion(site), { kind: 'not-found' }, scope)],
  ]);
  return { revision: scope.manifests.revision, files };
}

const toLazyFile =
  (folder: string) =>
  ({ path, contents }: { path: string; contents: string | Uint8Array }): [string, LazyFile] => [
    folder + path,
    () => contents,
  ];

function versionFiles(version: DocVersion, scope: Scope): readonly [string, LazyFile][] {
  const { manifests, now } = scope;
  const ofDocs = docsOf(version).flatMap((doc): [string, LazyFile][] => {
    const fragment = () => makeFragment(version, doc, scope);
    const page = (): DocumentPage => ({ kind: 'page', slug: doc.slug, fragment: fragment() });
    return [
      [`/${addressToFile(doc.path)}`, () => renderPage(version, page(), scope)],
      [manifests.articleAddress(version, doc), () => JSON.stringify(fragment())],
      [markdownAddress(doc.path), () => makeMarkdown(version, doc, scope)],
    ];
  });
  return [
    [manifests.addressOf(version), () => JSON.stringify(manifests.of(version))],
    [llmsAddress(version), () => describeVersion(now.content.site, version)],
    ...ofDocs,
  ];
}

function makeFragment(version: DocVersion, doc: Doc, { now, pages }: Scope): Fragment {
  const { site } = now.content;
  const article = pages.article({ key: doc.key, version: version.name }, now);
  const { title, description } = doc;
  const fragment = article?.fragment ?? { title, description, toc: [], html: '' };
  return applyLayout(doc.layout, fragment, { site, version, doc });
}

function makeMarkdown(
  version: DocVersion,
  doc: Doc,
  { now, pages, manifests }: Scope,
): string | Uint8Array {
  const { site } = now.content;
  const summary = manifests.site.versions.find(({ name }) => name === version.name);
  invariant(summary, `the site manifest names ${version.name}`);
  const placement = buildPlacement(summary, manifests.of(version), site.config);
  const markdown = pages.article({ key: doc.key, version: version.name }, now)?.markdown ?? '';
  const page = { version, doc, fragment: doc, markdown };
  return toMarkdown(site, page, placement);
}

function renderPage(version: DocVersion, page: DocumentPage, scope: Scope): string {
  const { now, shell, manifests } = scope;
  const [document = ''] = renderDocuments({
    config: now.content.site.config,
    shell,
    svgs: readSvgs(now.statics),
    site: manifests.site,
    version: manifests.of(version),
    pages: [page],
  });
  // What was saved between this answer and the first event would go unseen without it.
  return document.replace('<html', `<html data-revision="${manifests.revision}"`);
}
