import type { SiteConfig } from './config.ts';

/** What may run and load in every document. */
export interface PolicySource {
  /** Hashes of the inline scripts, such as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the style blocks. */
  readonly styleHashes: readonly string[];
  readonly config: SiteConfig;
}

/**
 * The policy of all documents: own files, the inline parts named by their hashes, one Trusted Types
 * policy. A tag manager runs what it likes, inline and from anywhere: it gets what it needs.
 */
export function contentSecurityPolicy(source: PolicySource): string {
  const directives = source.config.tagManager
    ? { ...ownDirectives(source), ...tagManagerDirectives(source.config.tagManager) }
    : { ...ownDirectives(source), ...trustedTypes };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['docs'],
};

/** Hashes would forbid every other inline script, so there are none. */
const tagManagerDirectives = ({ host }: NonNullable<SiteConfig['tagManager']>) => ({
  'script-src': ["'self'", "'unsafe-inline'", 'https:', host],
  'img-src': ["'self'", 'data:', 'https:', host],
  'connect-src': ["'self'", 'https:', host],
});

function ownDirectives({ scriptHashes, styleHashes, config }: PolicySource) {
  const quote = (hashes: readonly string[]) => hashes.map(hash => `'${hash}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quote(scriptHashes), ...scriptHosts(config)],
    'style-src': ["'self'", ...quote(styleHashes)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...searchHosts(config)],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
}

const scriptHosts = ({ scripts }: SiteConfig): readonly string[] => [
  ...new Set(scripts.map(address => address.replace(/^(https?:\/\/[^/]+).*/, '$1'))),
];

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
