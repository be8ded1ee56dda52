import { createHash } from 'node:crypto';
import type { Fragment } from '../model/article.ts';
import { buildPageView, buildPlainView, type ViewSource } from '../model/build-page-view.ts';
import type { SiteConfig } from '../model/config.ts';
import { contentSecurityPolicy } from '../model/content-security-policy.ts';
import { headOf } from '../model/head.ts';
import { invariant } from '../model/invariant.ts';
import type { SiteManifest, VersionManifest } from '../model/manifest.ts';
import { type Placement, placeFragment } from '../model/place-article.ts';
import { buildPlacement } from '../model/placement.ts';
import { toShellSettings } from '../model/shell-settings.ts';
import { type DocumentAssets, type DocumentSource, renderDocument } from '../render/document.tsx';
import { renderParts } from '../render/parts/render-parts.tsx';
import { siteStyles } from '../render/site-styles.ts';
import type { ShellAssets } from './build-shell.ts';

/** Documents of one version to render in one go. Plain data: it crosses to worker threads. */
export interface DocumentBatch {
  readonly config: SiteConfig;
  readonly shell: Pick<ShellAssets, 'script' | 'styles' | 'firstPaint'>;
  /** Texts of SVG files below `content/static`. */
  readonly svgs: Readonly<Record<string, string>>;
  readonly site: SiteManifest;
  readonly version: VersionManifest;
  readonly pages: readonly DocumentPage[];
}

/** A page of the version by its slug, or the page for what is not there. */
export type DocumentPage =
  | { readonly kind: 'page'; readonly slug: string; readonly fragment: Fragment }
  | { readonly kind: 'not-found' };

/** Renders documents, in the order of the batch's pages. */
export function renderDocuments(batch: DocumentBatch): readonly string[] {
  const common = prepare(batch);
  return batch.pages.map(page =>
    renderDocument(page.kind === 'page' ? pageSource(common, page) : notFoundSource(common)),
  );
}

type Common = Pick<DocumentSource, 'settings' | 'parts' | 'assets'> & {
  readonly source: ViewSource;
  readonly placement: Placement;
};

/** What all documents of a version have in common. */
function prepare({ config, shell, svgs, site, version }: DocumentBatch): Common {
  const settings = toShellSettings(config);
  const summary = site.versions.find(({ name }) => name === version.name);
  invariant(summary, `the site manifest names ${version.name}`);
  const placement = buildPlacement(summary, version, settings);
  return {
    settings,
    placement,
    source: { site, version, settings },
    parts: renderParts({ config, images: svgs, addressOf: placement.addressOf }),
    assets: toAssets(config, shell),
  };
}

function pageSource(
  { source, placement, ...common }: Common,
  { slug, fragment }: Extract<DocumentPage, { kind: 'page' }>,
): DocumentSource {
  const { title, description, toc, html } = placeFragment(fragment, placement);
  const view = buildPageView(source, slug, toc);
  const canonical = source.version.pages[slug]?.canonical;
  const { settings } = common;
  const head = headOf({ view, title, description, settings, ...(canonical && { canonical }) });
  return { ...common, view, head, article: html };
}

function notFoundSource({ source, placement: _, ...common }: Common): DocumentSource {
  const view = buildPlainView(source, 'not-found', '');
  const head = headOf({
    view,
    title: 'Page not found',
    description: '',
    settings: common.settings,
  });
  return { ...common, view, head, article: '' };
}

function toAssets(config: SiteConfig, shell: DocumentBatch['shell']): DocumentAssets {
  const { baseUrl, favicon, locales, defaultLocale } = config;
  const styles = siteStyles(shell.styles, config);
  return {
    script: shell.script,
    styles,
    firstPaint: shell.firstPaint,
    policy: contentSecurityPolicy({
      scriptHashes: [policyHash(shell.firstPaint)],
      styleHashes: [policyHash(styles)],
      config,
    }),
    ...(favicon !== undefined && { favicon: baseUrl + favicon }),
    direction: locales[defaultLocale]?.direction ?? 'ltr',
  };
}

const policyHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
