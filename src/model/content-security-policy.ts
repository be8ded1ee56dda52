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

const searchHosts = ({ themeConfig: { search } }: SiteConfig): readonly string[] =>
  search.provider === 'hosted' ? ['https://*.algolia.net', 'https://*.algolianet.com'] : [];
