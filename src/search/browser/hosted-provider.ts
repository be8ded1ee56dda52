import { liteClient } from 'algoliasearch/lite';
import type { SiteManifest } from '../../model/manifest.ts';
import { matchAddress } from '../../model/page-address.ts';
import type { HostedSearch } from '../../model/shell-settings.ts';
import { normalizePath } from '../../model/url.ts';
import type { FoundPage, FoundPlace } from '../found-page.ts';
import { kindOf } from '../search-record.ts';
import type { SearchRequest } from '../search-site.ts';
import type { SearchProvider } from './provider.ts';
import type { SearchHost } from './search-host.ts';

/** A record as the service's crawler makes it; `npm run search:records` writes the same. */
interface HostedHit {
  readonly url: string;
  readonly anchor: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
}

/** Answers from the hosted service. Where it does not answer, the index of the site does, and says so. */
export function openHostedProvider(host: SearchHost, embedded: SearchProvider): SearchProvider {
  const { hostedSearch, languages } = host.settings;
  if (!hostedSearch) return embedded;
  const client = openClient(hostedSearch);
  const ask = async ({ query, version }: SearchRequest): Promise<readonly HostedHit[]> => {
    const { results } = await client.search<HostedHit>({
      requests: [
        {
          indexName: hostedSearch.indexName,
          query,
          hitsPerPage: 50,
          facetFilters: facetsOf(hostedSearch, languages[0] ?? 'en', version),
        },
      ],
    });
    const [result] = results;
    if (!result || !('hits' in result)) throw new Error('The answer has no hits.');
    return result.hits;
  };
  return {
    ...embedded,
    prepare: () => embedded.prepare('titles'),
    async search(request) {
      try {
        const [hits, site] = await Promise.all([ask(request), host.data.site()]);
        return { pages: toFoundPages(hits, site, host.settings), elsewhere: [], isPartial: false };
      } catch (error) {
        console.info('The hosted search did not answer.', error);
        embedded.prepare('text');
        return { ...(await embedded.search(request)), notice: noticeOf(error) };
      }
    },
  };
}

/** Milliseconds until the site's own index is asked instead. */
const patience = 1500;

const openClient = ({ appId, apiKey, hosts }: HostedSearch) =>
  liteClient(appId, apiKey, {
    timeouts: { connect: patience, read: patience, write: patience },
    ...(hosts && {
      hosts: hosts.map(origin => {
        const { host, protocol } = new URL(origin);
        return {
          url: host,
          accept: 'readWrite' as const,
          protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
        };
      }),
    }),
  });

/** The facets are those that the head of each page names. */
function facetsOf(
  { contextualSearch }: HostedSearch,
  language: string,
  version: string | undefined,
): string[] {
  if (!contextualSearch) return [];
  const own =
    version === undefined ? [] : [`version:${version}`, `docusaurus_tag:docs-default-${version}`];
  return [`language:${language}`, ...own];
}

function noticeOf(error: unknown): string {
  const status = (error as { status?: number }).status;
  if (status === 429)
    return 'The search service has no more room today. These results are from the site itself.';
  if (status === 401 || status === 403)
    return 'The search service refused the key of this site. These results are from the site itself.';
  if (status === 404)
    return 'The search service does not have this index. These results are from the site itself.';
  return 'The search service did not answer. These results are from the site itself.';
}

/** Hits by their pages, in the order of the service. */
function toFoundPages(
  hits: readonly HostedHit[],
  { versions }: SiteManifest,
  style: SearchHost['settings'],
): readonly FoundPage[] {
  const pages = new Map<string, FoundPage & { hits: FoundPlace[] }>();
  for (const { url, hierarchy } of hits) {
    if (!URL.canParse(url)) continue;
    const { pathname, hash } = new URL(url);
    const match = matchAddress(normalizePath(style, pathname), versions, style);
    if (!match) continue;
    const { slug, version } = match;
    const path = [2, 3, 4, 5, 6].flatMap(level => hierarchy[`lvl${level}`] ?? []);
    const id = safeDecode(hash.slice(1));
    const place: FoundPlace = { id, path, kind: kindOf(id), versions: [version.name] };
    const name = `${version.name}/${slug}`;
    const known = pages.get(name);
    if (!known)
      pages.set(name, {
        key: name,
        slug,
        title: hierarchy.lvl1 ?? hierarchy.lvl0 ?? slug,
        category: '',
        versions: [version.name],
        slugs: {},
        hits: [place],
      });
    else if (known.hits.length < 5 && !known.hits.some(hit => hit.id === id))
      known.hits.push(place);
  }
  return [...pages.values()];
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
