import { createHash } from 'node:crypto';
import type { Fragment } from '../model/article.ts';
import { buildPageView, buildPlainView, type ViewSource } from '../model/build-page-view.ts';
import type { SiteConfig } from '../model/config.ts';
import { contentSecurityPolicy } from '../model/content-security-policy.ts';
import { type Head, headOf } from '../model/head.ts';
import { invariant } from '../model/invariant.ts';
import type { SiteOutline, VersionOutline } from '../model/manifest.ts';
import type { PageView } from '../model/page-view.ts';
import { type Placement, placeFragment } from '../model/place-article.ts';
import { buildPlacement } from '../model/placement.ts';
import { toShellSettings } from '../model/shell-settings.ts';
import { toAddress } from '../model/url.ts';
import { type DocumentAssets, renderDocument } from '../render/document.tsx';
import { stylesOf } from '../render/page-styles.ts';
import { siteStyles } from '../render/site-styles.ts';
import type { ShellAssets } from './build-shell.ts';
import { faviconOf } from './favicon.ts';
import { renderFrames } from './render-frames.ts';

/** Documents of one version to make in one go. */
export interface DocumentBatch extends DocumentScope {
  readonly pages: readonly DocumentPage[];
}

/** All that the documents of a version are made from beside their articles. */
export interface DocumentScope {
  readonly config: SiteConfig;
  readonly shell: Omit<ShellAssets, 'files'>;
  /** Texts of SVG files below `content/static`. */
  readonly svgs: Readonly<Record<string, string>>;
  readonly site: SiteOutline;
  readonly version: VersionOutline;
}

/** A page of the version by its slug, or the page for what is not there. */
export type DocumentPage =
  | { readonly kind: 'page'; readonly slug: string; readonly fragment: Fragment }
  | { readonly kind: 'not-found' | 'search' };

/** Renders documents, in the order of the batch's pages. */
export function renderDocuments(batch: DocumentBatch): readonly string[] {
  const { pages, frames } = prepareDocuments(batch);
  const finish = finisherOf(batch);
  return renderFrames(frames).flatMap((frame, index) => {
    const page = pages[index];
    return page ? [finish(page, frame)] : [];
  });
}

/** A page placed in its version, without its frame. */
export interface PlacedPage {
  readonly view: PageView;
  readonly head: Head;
  readonly article: string;
}

/** The pages in their version, and what their frames are rendered from. */
export function prepareDocuments({ config, svgs, site, version, pages }: DocumentBatch) {
  const settings = toShellSettings(config);
  const summary = site.versions.find(({ name }) => name === version.name);
  invariant(summary, `the site manifest names ${version.name}`);
  const placement = buildPlacement(summary, version, settings);
  const source: ViewSource = { site, version, settings };
  const placed = pages.map(page =>
    page.kind === 'page' ? placePage(source, placement, page) : placePlain(source, page.kind),
  );
  const addresses = Object.values(version.pages).map(
    ({ key }) => [key, placement.addressOf(key) ?? ''] as const,
  );
  const views = placed.map(({ view: { sidebar: _, ...view } }) => view);
  const scope = { config, svgs, addresses, sidebar: version.sidebar };
  return { pages: placed, frames: { scope, views } };
}

/** Puts pages of a batch and their frames together. */
export function finisherOf(scope: DocumentScope): (page: PlacedPage, frame: string) => string {
  const settings = toShellSettings(scope.config);
  const assetsOf = assetsFor(scope);
  // The notice stands beside the frame, on the home page alone; a site that wants it is on trial.
  const beside = scope.config.baseUrlIssueBanner ? 'class="notice"' : '';
  return (page, frame) => {
    const assets = assetsOf(beside + frame + page.article);
    return renderDocument({ ...page, settings, assets, frame });
  };
}

/** Pages that show the same kinds of things have the same styles, and the same policy. */
function assetsFor(scope: DocumentScope): (html: string) => DocumentAssets {
  const made = new Map<string, DocumentAssets>();
  return html => {
    const files = stylesOf(html);
    const key = files.join();
    const assets = made.get(key) ?? toAssets(scope, files);
    made.set(key, assets);
    return assets;
  };
}

function placePage(
  source: ViewSource,
  placement: Placement,
  { slug, fragment }: Extract<DocumentPage, { kind: 'page' }>,
): PlacedPage {
  const { title, description, toc, html } = placeFragment(fragment, placement);
  const view = buildPageView(source, slug, { title, toc });
  const canonical = source.version.pages[slug]?.canonical;
  const { settings } = source;
  const head = headOf({ view, title, description, settings, ...(canonical && { canonical }) });
  return { view, head, article: html };
}

/** What is no page of the documentation: it has no article. */
function placePlain(source: ViewSource, kind: 'not-found' | 'search'): PlacedPage {
  const { settings } = source;
  const isSearch = kind === 'search';
  const view = buildPlainView(source, kind, isSearch ? toAddress(settings, 'search') : '');
  const title = isSearch ? 'Search' : 'Page not found';
  const head = headOf({ view, title, description: '', settings });
  return { view, head, article: '' };
}

function toAssets(
  { config, shell, svgs }: DocumentScope,
  files: readonly string[],
): DocumentAssets {
  const { locales, defaultLocale } = config;
  const favicon = faviconOf(config, svgs);
  const ofPage = files.map(file => shell.pageStyles[file] ?? '').join('');
  const styles = siteStyles(shell.styles + ofPage, config);
  const { firstPaint } = shell;
  const baseUrlNotice = config.baseUrlIssueBanner ? shell.baseUrlNotice : undefined;
  const inlineScripts = [firstPaint, ...(baseUrlNotice ? [baseUrlNotice] : [])];
  return {
    script: shell.script,
    lateStyles: shell.lateStyles,
    styles,
    firstPaint,
    ...(baseUrlNotice && { baseUrlNotice }),
    policy: contentSecurityPolicy({
      scriptHashes: inlineScripts.map(policyHash),
      styleHashes: [policyHash(styles)],
      config,
    }),
    ...(favicon && { favicon: favicon.address }),
    direction: locales[defaultLocale]?.direction ?? 'ltr',
  };
}

const policyHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
