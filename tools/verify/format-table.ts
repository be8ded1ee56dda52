import { type SampleCounts, sumCounts, unframedShare } from '../../src/model/verification.ts';

/** A section of the documentation and the counts of its pages. */
export interface SectionCounts {
  readonly section: string;
  readonly counts: SampleCounts;
}

const columns = [
  'section',
  'whole',
  'framed',
  'unframed',
  'failing',
  'other',
  'compilations',
] as const;

/** The counts as a table for a terminal, with a last line for all sections. */
export function formatTable(sections: readonly SectionCounts[]): string {
  const all = sumCounts(sections.map(({ counts }) => counts));
  const rows = [...sections, { section: 'All', counts: all }].map(({ section, counts }) => [
    section,
    ...columns.slice(1).map(column => String(counts[column as keyof SampleCounts])),
  ]);
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map(row => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ');
  const share = (unframedShare(all) * 100).toFixed(1);
  return [
    line(columns),
    ...rows.map(line),
    `${share} % of the samples that compilers could see are unframed.`,
  ].join('\n');
}
