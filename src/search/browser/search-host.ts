import type { Fragment } from '../../model/article.ts';
import type { SiteManifest, VersionManifest, VersionSummary } from '../../model/manifest.ts';
import type { HostedSearch } from '../../model/shell-settings.ts';
import type { AddressStyle } from '../../model/url.ts';

/** What the search needs of the page that it is in. */
export interface SearchHost {
  readonly settings: AddressStyle & {
    readonly languages: readonly string[];
    readonly hostedSearch?: HostedSearch;
  };
  readonly data: {
    site(): Promise<SiteManifest>;
    version(version: VersionSummary): Promise<VersionManifest>;
    fragment(name: string): Promise<Fragment>;
  };
  /** The site's one Trusted Types policy. */
  readonly trust: {
    html(html: string): string | TrustedHTML;
    scriptUrl(url: string): string;
  };
  readonly store: {
    read(key: string): string | null;
    write(key: string, value: string): void;
    remove(key: string): void;
  };
}
