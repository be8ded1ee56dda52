/** Rows under their heads, as a Markdown table with aligned columns. */
export function formatTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map(row => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(' | ')} |`;
  return [
    line(heads),
    `|${widths.map(width => `${'-'.repeat(width + 1)}:`).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
}
