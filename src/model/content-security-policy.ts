import type { SiteConfig } from './config.ts';

/** What may run and load in every document. */
export interface PolicySource {
  /** Hashes of the inline scripts, such as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the style blocks. */
  readonly styleHashes: readonly string[];
  readonly config: SiteConfig;
}

/** The policy of all documents: own files, the inline parts named by their hashes, one Trusted Types policy. */
export function contentSecurityPolicy({ scriptHashes, styleHashes, config }: PolicySource): string {
  const quote = (hashes: readonly string[]) => hashes.map(hash => `'${hash}'`);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quote(scriptHashes)],
    'style-src': ["'self'", ...quote(styleHashes)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...searchHosts(config)],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['docs'],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The hosts that the service's client asks, one after the other, and none beside them. */
function searchHosts({ themeConfig: { search } }: SiteConfig): readonly string[] {
  if (search.provider !== 'hosted') return [];
  const id = search.appId.toLowerCase();
  return (
    search.hosts ?? [
      `https://${id}-dsn.algolia.net`,
      `https://${id}.algolia.net`,
      ...[1, 2, 3].map(number => `https://${id}-${number}.algolianet.com`),
    ]
  );
}
