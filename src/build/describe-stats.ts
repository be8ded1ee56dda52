import type { CompiledPage } from '../model/compiled-page.ts';
import { resolveRanged } from '../model/ranged.ts';
import { latestVersion, type Site } from '../model/site.ts';
import type { SitePage } from './read-site.ts';

/** Numbers about a section of the site: a category of the sidebar, or what stands in none. */
export interface SectionStats {
  readonly section: string;
  readonly pages: number;
  readonly drafts: number;
  /** Different texts of its pages. */
  readonly texts: number;
  /** Articles over all versions. */
  readonly documents: number;
  /** Of all different texts, as HTML. */
  readonly bytes: number;
  /** Of the newest text of each page, without code samples. */
  readonly words: number;
}

const total = 'All pages';

/** What a site consists of, section by section, and altogether. */
export function siteStats(
  site: Site,
  pages: readonly SitePage[],
  compiled: readonly CompiledPage[],
): readonly SectionStats[] {
  const byKey = new Map(compiled.map(page => [page.key, page]));
  const single = pages.map(page => pageStats(sectionOf(site, page), page, byKey.get(page.key)));
  const sections = [...new Set(single.map(({ section }) => section))].sort();
  const sums = sections.map(section =>
    addUp(
      section,
      single.filter(stats => stats.section === section),
    ),
  );
  return [...sums, addUp(total, single)];
}

/** A page's category in the latest version, or in the first range where it has one. */
function sectionOf(site: Site, { frontMatter: { category } }: SitePage): string {
  if (category === undefined) return 'In no category';
  const values = typeof category === 'string' ? [category] : Object.values(category);
  const own = resolveRanged<string>(category, latestVersion(site).release) ?? values[0];
  return own?.split(' > ')[0] ?? '';
}

function pageStats(
  section: string,
  { frontMatter }: SitePage,
  compiled: CompiledPage | undefined,
): SectionStats {
  const slices = compiled?.slices ?? [];
  return {
    section,
    pages: 1,
    drafts: frontMatter.draft ? 1 : 0,
    texts: slices.length,
    documents: sum(slices.map(({ versions }) => versions.length)),
    bytes: sum(slices.map(({ article }) => Buffer.byteLength(article.fragment.html))),
    words: sum((slices[0]?.article.sections ?? []).map(({ text }) => countWords(text))),
  };
}

const addUp = (section: string, all: readonly SectionStats[]): SectionStats => ({
  section,
  pages: sum(all.map(({ pages }) => pages)),
  drafts: sum(all.map(({ drafts }) => drafts)),
  texts: sum(all.map(({ texts }) => texts)),
  documents: sum(all.map(({ documents }) => documents)),
  bytes: sum(all.map(({ bytes }) => bytes)),
  words: sum(all.map(({ words }) => words)),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The numbers as a table, right-aligned under their names. */
export function formatStats(stats: readonly SectionStats[]): string {
  const heads = ['pages', 'drafts', 'texts', 'documents', 'bytes', 'words'] as const;
  const width = Math.max(...stats.map(({ section }) => section.length));
  const line = (first: string, cells: readonly string[]) =>
    [first.padEnd(width), ...cells.map(cell => cell.padStart(11))].join('');
  return [
    line('', heads),
    ...stats.map(row =>
      line(
        row.section,
        heads.map(head => row[head].toLocaleString('en')),
      ),
    ),
  ].join('\n');
}
