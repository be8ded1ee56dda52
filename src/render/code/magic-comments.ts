import type { MagicComment } from '../../model/config.ts';

/** A sample without its magic comments, and the classes of the lines that they marked. */
export interface MarkedSample {
  readonly lines: readonly string[];
  /** Line number, counted from 1 -> class. */
  readonly marks: ReadonlyMap<number, string>;
  /** Starts of blocks that were never ended, as they are written. */
  readonly unended: readonly string[];
}

/** Words that are a comment's whole text, in the comment styles of the site's languages. */
const comment = /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*(?<words>[\w-]+)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** Takes the comments that mark lines out of a sample. */
export function readMagicComments(
  sample: string,
  magicComments: readonly MagicComment[],
): MarkedSample {
  const lines: string[] = [];
  const marks = new Map<number, string>();
  const open = new Map<string, string>();
  let next: string | undefined;
  for (const line of sample.split('\n')) {
    const found = findMagic(line, magicComments);
    if (found?.part === 'line') next = found.className;
    else if (found?.part === 'start') open.set(found.className, found.words);
    else if (found) open.delete(found.className);
    else {
      lines.push(line);
      const className = next ?? [...open.keys()].at(-1);
      if (className !== undefined) marks.set(lines.length, className);
      next = undefined;
    }
  }
  return { lines, marks, unended: [...open.values()] };
}

function findMagic(line: string, magicComments: readonly MagicComment[]) {
  const words = comment.exec(line)?.groups?.words;
  if (words === undefined) return undefined;
  for (const { className, line: single, block } of magicComments) {
    if (words === single) return { part: 'line' as const, className, words };
    if (words === block?.start) return { part: 'start' as const, className, words };
    if (words === block?.end) return { part: 'end' as const, className, words };
  }
  return undefined;
}
