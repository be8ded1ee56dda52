/**
 * Text around pieces that a version does not show: no double space, no space before a full stop, no
 * empty parentheses, no comma after a comma.
 *
 *     Use `a`, <Since v="4.5">`b`, </Since>or `c` (<Until v="4.4">old</Until>).   v4.4 and before v4.5
 */
import type { RootContent, Text } from 'mdast';

/** A node, or the place of one that is gone. */
export type Piece = RootContent | 'gap';

/** The nodes that are left, with neighbouring texts made one and mended where something is gone. */
export function joinPhrasing(pieces: readonly Piece[]): RootContent[] {
  const joined: RootContent[] = [];
  let isGap = false;
  for (const piece of pieces) {
    if (piece === 'gap') isGap = true;
    else {
      const node = isGap ? mendSeam(joined, piece) : piece;
      if (node === undefined) continue;
      isGap = false;
      pushMerged(joined, node);
    }
  }
  if (isGap) mendEnd(joined);
  return joined;
}

/** Mends the end of what is joined; gives the next node, or nothing when all of it was needless. */
function mendSeam(joined: RootContent[], next: RootContent): RootContent | undefined {
  const last = joined.at(-1);
  if (next.type === 'break' && last === undefined) return undefined;
  if (next.type !== 'text') return next;
  if (last === undefined) return withText(next, next.value.replace(/^[\s,;]+/, ''));
  if (last.type !== 'text') return next;
  const [left, right] = mendTexts(last.value, next.value);
  replaceLast(joined, withText(last, left));
  return withText(next, right);
}

function mendTexts(before: string, after: string): readonly [string, string] {
  let left = before;
  let right = after;
  if (left.endsWith('(') && /^\s*\)/.test(right)) {
    left = left.slice(0, -1);
    right = right.replace(/^\s*\)/, '');
  }
  if (/^\s*[.,;:!?)\]]/.test(right)) left = left.replace(/[,;]\s*$/, '');
  if (/^\s*[.,;:!?)\]]+(?=\s|$)/.test(right) && /\s$/.test(left)) {
    left = left.trimEnd();
    right = right.trimStart();
  }
  if (/[\s(]$/.test(left)) right = right.trimStart();
  return [left, right];
}

function mendEnd(joined: RootContent[]): void {
  while (joined.at(-1)?.type === 'break') joined.pop();
  const last = joined.at(-1);
  if (last?.type === 'text')
    replaceLast(joined, withText(last, last.value.replace(/[\s,;]+$/, '')));
}

function replaceLast(joined: RootContent[], text: Text | undefined): void {
  joined.pop();
  if (text) joined.push(text);
}

const withText = (node: Text, value: string): Text | undefined =>
  value === '' ? undefined : { ...node, value };

function pushMerged(joined: RootContent[], node: RootContent): void {
  const last = joined.at(-1);
  if (node.type === 'text' && last?.type === 'text') replaceLast(joined, mergeTexts(last, node));
  else joined.push(node);
}

const mergeTexts = (left: Text, right: Text): Text => ({
  ...left,
  value: left.value + right.value,
  ...(left.position &&
    right.position && { position: { start: left.position.start, end: right.position.end } }),
});
