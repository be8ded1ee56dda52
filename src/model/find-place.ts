import type { Place } from './problem.ts';

/** Where a string first stands in a file; the file's start when it does not. */
export function findPlace(
  { file, text }: { readonly file: string; readonly text: string },
  needle: string,
): Place {
  const index = Math.max(0, text.indexOf(needle));
  const before = text.slice(0, index).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
