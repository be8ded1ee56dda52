/**
 * The words behind a code fence's language:
 *
 *     ```tsx {1,4-6} title="my-cart.tsx" showLineNumbers since=4.5 frame=render why="reads a file"
 */
import type { WrittenRange } from './range.ts';

export interface FenceMeta {
  /** Numbers of the lines to highlight, in order: `{1,4-6}` -> `[1, 4, 5, 6]`. */
  readonly lines: readonly number[];
  readonly title?: string;
  /** Number of the first line, when lines are numbered. */
  readonly showLineNumbers?: number;
  /** Versions that show the sample: `since`, `until` and `versions`. */
  readonly range: WrittenRange;
  /** All other words; a word without a value is `true`. */
  readonly words: Readonly<Record<string, string | true>>;
}

interface Word {
  readonly name: string;
  readonly value: string | true;
  readonly source: string;
}

const rangeWords: readonly string[] = ['since', 'until', 'versions'];

const wordPattern =
  /\{(?<lines>[^}]*)\}|(?<name>[^\s={]+)(?:=(?:"(?<quoted>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S*)))?|\S/g;

/** `{1,4-6} title="x" since=4.5` -> `{ lines: [1, 4, 5, 6], title: 'x', range: { since: '4.5' }, words: {} }` */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const all = splitWords(meta ?? '');
  const words: Record<string, string | true> = Object.fromEntries(
    all.map(({ name, value }) => [name, value]),
  );
  const { '{}': lines, title, showLineNumbers, since, until, versions, ...others } = words;
  const range = { since: textOf(since), until: textOf(until), range: textOf(versions) };
  return {
    lines: typeof lines === 'string' ? parseLines(lines) : [],
    ...(typeof title === 'string' && { title }),
    ...(showLineNumbers !== undefined && { showLineNumbers: firstLine(showLineNumbers) }),
    range: Object.fromEntries(Object.entries(range).filter(([, text]) => text !== undefined)),
    words: others,
  };
}

/** The same words without those that name versions; null when nothing is left. */
export function withoutRange(meta: string): string | null {
  const kept = splitWords(meta).filter(({ name }) => !rangeWords.includes(name));
  return kept.map(({ source }) => source).join(' ') || null;
}

function splitWords(meta: string): readonly Word[] {
  return [...meta.matchAll(wordPattern)].map(({ 0: source, groups = {} }) => {
    const { lines, name, quoted, single, bare } = groups;
    if (lines !== undefined) return { name: '{}', value: lines, source };
    return { name: name ?? source, value: quoted ?? single ?? bare ?? true, source };
  });
}

/** `since` without a value is a mistake, which must not read as "no range". */
const textOf = (value: string | true | undefined): string | undefined =>
  value === true ? '' : value;

const firstLine = (value: string | true): number =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : 1;

/** `1,4-6` -> `[1, 4, 5, 6]` */
function parseLines(text: string): readonly number[] {
  const numbers = text.split(',').flatMap(part => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!match) return [];
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}
