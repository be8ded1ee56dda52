import type { Compared } from './compare.ts';
import { formatTable } from './format-table.ts';

/** What was measured, a line each: the first tool's number, and each other one's with how many times as much it is. */
export function comparedTable(all: readonly Compared[]): string {
  const [first, ...others] = all;
  const rows = Object.entries(first?.numbers ?? {}).map(([what, number]) => [
    what,
    format(number),
    ...others.map(({ numbers }) => withRatio(numbers[what] ?? Number.NaN, number)),
  ]);
  return formatTable(['', ...all.map(({ name }) => name)], rows);
}

const format = (number: number): string =>
  Number.isNaN(number) ? '—' : number.toFixed(number < 10 ? 2 : 0);

function withRatio(number: number, first: number): string {
  const ratio = number / first;
  return Number.isFinite(ratio) ? `${format(number)} (${ratio.toFixed(1)}×)` : format(number);
}
