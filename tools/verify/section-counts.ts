import { type SampleCounts, sumCounts } from '../../src/model/verification.ts';
import type { SectionCounts } from './format-table.ts';
import type { CodePage } from './read-page-code.ts';

/** The counts of pages by section, sections in alphabetical order; those without samples are left out. */
export function sectionCounts(
  pages: readonly CodePage[],
  count: (page: CodePage) => SampleCounts,
): readonly SectionCounts[] {
  const sections = new Map<string, SampleCounts[]>();
  for (const page of pages) {
    const counts = count(page);
    if (Object.values(counts).some(number => number > 0))
      sections.set(page.section, [...(sections.get(page.section) ?? []), counts]);
  }
  return [...sections]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([section, all]) => ({ section, counts: sumCounts(all) }));
}
