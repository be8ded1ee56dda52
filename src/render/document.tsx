import type { Head, HeadTag } from '../model/head.ts';
import { invariant } from '../model/invariant.ts';
import type { PageView } from '../model/page-view.ts';
import type { ShellSettings } from '../model/shell-settings.ts';
import { renderBaseUrlNotice } from './base-url-notice.tsx';
import { articlePlace } from './render-frame.tsx';

/** What a document carries beside its text; equal in all that show the same kinds of things. */
export interface DocumentAssets {
  /** Address of the script that starts the shell. */
  readonly script: string;
  /** Text of the style block: see `siteStyles`. */
  readonly styles: string;
  /** Address of the styles that are not needed to read the page. */
  readonly lateStyles: string;
  /** Text of the script that runs before the first paint. */
  readonly firstPaint: string;
  /** Text of the script that says what to do when the base URL is wrong, where the site wants it. */
  readonly baseUrlNotice?: string;
  /** The content security policy, made with the hashes of those two. */
  readonly policy: string;
  /** Address of the site's icon. */
  readonly favicon?: string;
  readonly direction: 'ltr' | 'rtl';
}

/** What a document is put together from. */
export interface DocumentSource {
  readonly settings: ShellSettings;
  /** See `renderFrame`. */
  readonly frame: string;
  readonly view: PageView;
  readonly head: Head;
  /** The inside of the article, placed in the page's version. */
  readonly article: string;
  readonly assets: DocumentAssets;
}

/** A whole HTML document: readable as it is, and all that the shell needs to start from. */
export function renderDocument(source: DocumentSource): string {
  const { frame, view, article, assets } = source;
  const body = fillFrame(frame, article);
  return `<!doctype html>
${openTag('html', rootAttributes(source))}
<head>
${renderHead(source)}
</head>
<body>
${renderNotice(source)}${openTag('div', { id: 'shell_root', ...viewAttributes(view) })}${body}</div>
${openTag('link', { rel: 'stylesheet', href: assets.lateStyles })}
</body>
</html>
`;
}

const isHome = ({ view, settings }: DocumentSource): boolean => view.path === settings.baseUrl;

const renderNotice = (source: DocumentSource): string =>
  source.assets.baseUrlNotice && isHome(source)
    ? renderBaseUrlNotice(source.settings.title, source.settings.baseUrl)
    : '';

/** A page that is not there has a frame without a place for an article. */
function fillFrame(frame: string, article: string): string {
  const [before = '', after = '', ...more] = frame.split(articlePlace);
  invariant(more.length === 0, 'a frame has one place for an article');
  return before + article + after;
}

function rootAttributes({ settings, assets }: DocumentSource): Attributes {
  const { announcement, colorMode, languages } = settings;
  return {
    lang: languages[0] ?? 'en',
    dir: assets.direction,
    'data-theme': colorMode.defaultMode,
    ...(colorMode.respectPrefersColorScheme && { 'data-follow-system': '' }),
    ...(announcement && { 'data-announcement': announcement.id }),
    'data-site': JSON.stringify(settings),
  };
}

const viewAttributes = ({
  kind,
  path,
  release,
  support,
  unlisted,
  draft,
}: PageView): Attributes => ({
  'data-kind': kind,
  'data-path': path,
  'data-release': release,
  ...(support && { 'data-support': support }),
  ...(unlisted && { 'data-unlisted': '' }),
  ...(draft && { 'data-draft': '' }),
});

/** The policy comes first: it governs what follows it. */
function renderHead(source: DocumentSource): string {
  const { head, assets, settings } = source;
  return [
    '<meta charset="utf-8">',
    openTag('meta', { 'http-equiv': 'Content-Security-Policy', content: assets.policy }),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(head.title)}</title>`,
    ...head.tags.map(renderTag),
    ...renderThemeColors(settings),
    ...(assets.favicon ? [openTag('link', { rel: 'icon', href: assets.favicon })] : []),
    `<script>${assets.firstPaint}</script>`,
    ...(assets.baseUrlNotice && isHome(source) ? [`<script>${assets.baseUrlNotice}</script>`] : []),
    `<style>${assets.styles}</style>`,
    `${openTag('script', { type: 'module', src: assets.script })}</script>`,
  ].join('\n');
}

/** Colours of the browser's own surfaces: the background of each mode. */
export const themeColors = { light: '#ffffff', dark: '#14151a' } as const;

/** The script before the first paint switches to the one of the reader's mode. */
const renderThemeColors = ({ colorMode }: ShellSettings): readonly string[] =>
  Object.entries(themeColors).map(([mode, content]) => {
    const media = mode === colorMode.defaultMode ? 'all' : 'not all';
    return openTag('meta', { name: 'theme-color', content, 'data-for': mode, media });
  });

/** A tag of a head as HTML. */
export const renderTag = ({ element, attributes }: HeadTag): string => openTag(element, attributes);

type Attributes = Readonly<Record<string, string>>;

const openTag = (name: string, attributes: Attributes): string =>
  `<${[name, ...Object.entries(attributes).map(renderAttribute)].join(' ')}>`;

function renderAttribute([name, value]: readonly [string, string]): string {
  if (value === '') return name;
  // JSON is full of double quotes: single ones around it keep it short.
  return value.includes('"')
    ? `${name}='${escapeAttribute(value).replaceAll("'", '&#39;')}'`
    : `${name}="${escapeAttribute(value)}"`;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const escapeText = (text: string): string => escapeAttribute(text).replaceAll('>', '&gt;');
