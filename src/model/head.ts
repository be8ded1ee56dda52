import type { PageView } from './page-view.ts';
import type { ShellSettings } from './shell-settings.ts';
import { markdownAddress } from './url.ts';

/** What a page says of itself to browsers, search engines and sites that share it. */
export interface Head {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

/** A `<meta>` or `<link>` of a page's head. */
export interface HeadTag {
  readonly element: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a head is made from. */
export interface HeadSource {
  readonly view: PageView;
  readonly title: string;
  readonly description: string;
  /** Path of the address that search engines should show; none for what is not a page. */
  readonly canonical?: string;
  readonly settings: ShellSettings;
}

/** The head of a page: the builder writes it into the document, the browser puts it there on navigation. */
export function headOf(source: HeadSource): Head {
  const title = titleOf(source);
  const tags = [
    ...(source.description ? [named('description', source.description)] : []),
    ...robots(source),
    ...addresses(source),
    ...searchTags(source),
    ...otherForms(source),
    ...sharing(source, title),
  ];
  return { title, tags };
}

const titleOf = ({ title, settings }: HeadSource): string =>
  title === settings.title ? title : `${title} ${settings.titleDelimiter} ${settings.title}`;

const named = (name: string, content: string): HeadTag => ({
  element: 'meta',
  attributes: { name, content },
});

const property = (name: string, content: string): HeadTag => ({
  element: 'meta',
  attributes: { property: name, content },
});

const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({
  element: 'link',
  attributes,
});

function robots({ view, settings }: HeadSource): readonly HeadTag[] {
  if (view.unlisted || settings.noIndex) return [named('robots', 'noindex, nofollow')];
  return view.kind === 'not-found' || view.kind === 'search' ? [named('robots', 'noindex')] : [];
}

function addresses({ view, canonical, settings }: HeadSource): readonly HeadTag[] {
  if (canonical === undefined) return [];
  const { url, languages } = settings;
  return [
    link({ rel: 'canonical', href: url + canonical }),
    ...[...languages, 'x-default'].map(hreflang =>
      link({ rel: 'alternate', href: url + view.path, hreflang }),
    ),
  ];
}

/** The page as Markdown. */
const otherForms = ({ view, canonical }: HeadSource): readonly HeadTag[] =>
  canonical === undefined
    ? []
    : [link({ rel: 'alternate', type: 'text/markdown', href: markdownAddress(view.path) })];

/** What a hosted search narrows its results by: language, version, and the page's tags. */
function searchTags({ view, settings }: HeadSource): readonly HeadTag[] {
  const tags = [`docs-default-${view.version.name}`, ...view.tags].join(',');
  return [
    named('docsearch:language', settings.languages[0] ?? ''),
    named('docsearch:version', view.version.name),
    named('docusaurus_tag', tags),
  ];
}

function sharing({ view, description, settings }: HeadSource, title: string): readonly HeadTag[] {
  const { url, baseUrl, socialImage } = settings;
  const image = socialImage && `${url}${baseUrl}${socialImage.replace(/^\//, '')}`;
  return [
    property('og:type', view.kind === 'doc' ? 'article' : 'website'),
    property('og:site_name', settings.title),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    ...(view.path ? [property('og:url', url + view.path)] : []),
    property('og:locale', settings.languages[0] ?? ''),
    ...(image ? [property('og:image', image)] : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? [named('twitter:image', image)] : []),
  ];
}
