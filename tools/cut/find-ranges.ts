import { visit } from 'unist-util-visit';
import { holdsFor, type Range } from '../../src/model/range.ts';
import { rangedKeys } from '../../src/source/check-front-matter-ranges.ts';
import { fenceRange, isRangeElement, rangesOf } from '../../src/source/range-use.ts';
import { type CutPage, treeOf } from './version-text.ts';

/** A range that somebody wrote, and where. */
export interface WrittenRange {
  readonly file: string;
  readonly line: number;
  readonly range: Range;
}

/** Every range of a page: in its front matter, and in its text. */
export const rangesOfPage = (page: CutPage): readonly WrittenRange[] => [
  ...headRanges(page),
  ...textRanges(page),
];

function headRanges({ file, text, frontMatter }: CutPage): readonly WrittenRange[] {
  const values = rangedKeys.map(key => frontMatter[key]);
  const byRange = values.flatMap(value => (typeof value === 'object' ? Object.keys(value) : []));
  const all = [...(frontMatter.versions === undefined ? [] : [frontMatter.versions]), ...byRange];
  const lines = text.split('\n');
  return all.map(range => ({
    file,
    line: lines.findIndex(line => line.includes(range)) + 1 || 1,
    range: range as Range,
  }));
}

function textRanges(page: CutPage): readonly WrittenRange[] {
  const found: WrittenRange[] = [];
  visit(treeOf(page), node => {
    if (node.type === 'root') return;
    const uses = isRangeElement(node)
      ? rangesOf([node])
      : node.type === 'code'
        ? fenceRange(node)
        : [];
    for (const { range } of uses)
      found.push({ file: page.file, line: node.position?.start.line ?? 1, range });
  });
  return found;
}

/** Later than anything: a range that holds for it has no end. */
const farAhead = '99999.0.0';

/** How a range sees a cut: releases of the former latest version, the new one, and the unreleased one. */
export interface CutReleases {
  readonly former: string;
  readonly cut: string;
  readonly next?: string | undefined;
}

/** What a cut makes of a range. */
export type RangeFate = 'begins' | 'ends' | 'goes on' | 'next only' | 'other';

/** `>=4.13` begins with v4.13, `<4.13` ended before it, `>=4.5` goes on, `>=4.14` is for next alone. */
export function fateOf(range: Range, { former, cut, next }: CutReleases): RangeFate {
  const [was, is] = [holdsFor(range, former), holdsFor(range, cut)];
  if (!was && is) return 'begins';
  if (was && !is) return 'ends';
  if (was && is) return holdsFor(range, farAhead) ? 'goes on' : 'other';
  return next !== undefined && holdsFor(range, next) ? 'next only' : 'other';
}
