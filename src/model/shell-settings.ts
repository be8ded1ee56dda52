import type { SiteConfig } from './config.ts';
import type { AddressStyle } from './url.ts';

/**
 * The settings that the shell goes by in the browser. They stand once in every document, as an
 * attribute of its root; whatever else the configuration says is already in the document's HTML.
 */
export interface ShellSettings extends AddressStyle {
  readonly title: string;
  readonly titleDelimiter: string;
  /** Origin without a path. */
  readonly url: string;
  /** The `lang` values of the site's locales, the default one first. */
  readonly languages: readonly string[];
  readonly noIndex: boolean;
  readonly versionPersistence: 'localStorage' | 'none';
  readonly colorMode: {
    readonly defaultMode: ColorMode;
    readonly disableSwitch: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  readonly hideOnScroll: boolean;
  readonly announcement?: { readonly id: string; readonly isCloseable: boolean };
  /** Image of shared links, below the base URL. */
  readonly socialImage?: string;
  /** Where a page's source is edited; `%file%` stands for its path from the site's root. */
  readonly editUrl?: string;
  /** Where a problem with a page is reported; `%title%`, `%version%` and `%address%` are filled. */
  readonly issueUrl?: string;
  readonly breadcrumbs?: boolean;
  /** Loaded for readers who do not ask not to be tracked. */
  readonly tagManager?: { readonly containerId: string; readonly host: string };
  readonly scripts?: readonly string[];
  /** The service that answers searches; the index of the site does when left out. */
  readonly hostedSearch?: HostedSearch;
}

/** What a search service is asked with: all of it is public. */
export interface HostedSearch {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether results are narrowed to the language and the version that are read. */
  readonly contextualSearch: boolean;
  /** Origins of a proxy or a stand-in; the service's own hosts when left out. */
  readonly hosts?: readonly string[];
}

export type ColorMode = 'light' | 'dark';

/** The part of the configuration that the shell needs in the browser. */
export function toShellSettings(config: SiteConfig): ShellSettings {
  const { title, titleDelimiter, url, baseUrl, trailingSlash, noIndex, editUrl, issueUrl } = config;
  const { announcementBar, colorMode, docs, navbar, socialImage } = config.themeConfig;
  return {
    title,
    titleDelimiter,
    url,
    baseUrl,
    trailingSlash,
    languages: languagesOf(config),
    noIndex,
    versionPersistence: docs.versionPersistence,
    colorMode,
    hideOnScroll: navbar.hideOnScroll,
    ...(announcementBar && {
      announcement: { id: announcementBar.id, isCloseable: announcementBar.isCloseable },
    }),
    ...(socialImage !== undefined && { socialImage }),
    ...(editUrl !== undefined && { editUrl }),
    ...(issueUrl !== undefined && { issueUrl }),
    ...(docs.breadcrumbs && { breadcrumbs: true }),
    ...(config.tagManager && { tagManager: config.tagManager }),
    ...(config.scripts.length > 0 && { scripts: config.scripts }),
    ...toHostedSearch(config),
  };
}

function toHostedSearch({
  themeConfig: { search },
}: SiteConfig): Pick<ShellSettings, 'hostedSearch'> {
  if (search.provider !== 'hosted') return {};
  const { appId, apiKey, indexName, contextualSearch, hosts } = search;
  return { hostedSearch: { appId, apiKey, indexName, contextualSearch, ...(hosts && { hosts }) } };
}

function languagesOf({ locales, defaultLocale }: SiteConfig): readonly string[] {
  const own = locales[defaultLocale]?.htmlLang ?? defaultLocale;
  return [...new Set([own, ...Object.values(locales).map(locale => locale.htmlLang)])];
}
