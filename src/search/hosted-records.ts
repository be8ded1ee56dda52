import { pageAddress } from '../model/page-address.ts';
import { fillPlaceholders } from '../model/placeholder.ts';
import type { DocVersion, Site } from '../model/site.ts';
import type { SearchContent, SearchPage, SearchRecord } from './search-record.ts';

/** A record in the shape that the hosted service's own crawler makes. */
export interface HostedRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: string;
  readonly hierarchy: Readonly<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>;
  readonly content: string | null;
  readonly language: string;
  readonly lang: string;
  readonly version: string;
  readonly docusaurus_tag: string;
  readonly tags: readonly string[];
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
}

/** Every section of every version, one record for each address. */
export function toHostedRecords(site: Site, content: SearchContent): readonly HostedRecord[] {
  return site.versions.flatMap((version, index) =>
    content.records
      .filter(({ versions }) => versions & (1 << index))
      .map((record, position) => toRecord({ site, version, content }, record, position)),
  );
}

interface Around {
  readonly site: Site;
  readonly version: DocVersion;
  readonly content: SearchContent;
}

function toRecord(around: Around, record: SearchRecord, position: number): HostedRecord {
  const { site, version, content } = around;
  const row = content.rows[record.row];
  const page = content.pages[row?.page ?? -1];
  if (!row || !page) throw new Error(`Record ${position} has no page.`);
  const { url: origin, locales, defaultLocale } = site.config;
  const address = origin + pageAddress(version, page.slug, site.config);
  const url = row.id ? `${address}#${row.id}` : address;
  const language = locales[defaultLocale]?.htmlLang ?? defaultLocale;
  const fill = (text: string) =>
    fillPlaceholders(text, { release: version.release, version: version.label });
  const level = Math.min(row.path.length, 5) + 1;
  return {
    objectID: `${version.name}/${page.slug}#${row.id}-${record.row}`,
    url,
    url_without_anchor: address,
    anchor: row.id || null,
    type: `lvl${level}`,
    hierarchy: hierarchyOf(page, row.path, fill),
    content: record.text ? fill(record.text) : null,
    language,
    lang: language,
    version: version.name,
    docusaurus_tag: `docs-default-${version.name}`,
    tags: version.docs.find(({ key }) => key === page.key)?.tags ?? [],
    weight: {
      pageRank: Math.round(10 * (content.data.quiet[page.key] ?? 1)),
      level: 100 - 10 * (level - 1),
      position,
    },
  };
}

function hierarchyOf(
  { category, title }: SearchPage,
  path: readonly string[],
  fill: (text: string) => string,
): HostedRecord['hierarchy'] {
  const levels = [category || 'Documentation', title, ...path].map(fill);
  const at = (level: number) => levels[level] ?? null;
  return {
    lvl0: at(0),
    lvl1: at(1),
    lvl2: at(2),
    lvl3: at(3),
    lvl4: at(4),
    lvl5: at(5),
    lvl6: at(6),
  };
}
