/**
 * Pages made up for the property tests: a structure, the Markdown that says it, and an oracle that
 * tells by counting positions in the list of versions which words a version must show. It knows
 * nothing of the slicer, of trees or of semver.
 */
import * as fc from 'fast-check';
import { sixteenVersions } from './sixteen-versions.ts';

/** A range as two positions in the list of versions, newest first: shown from `first` to `last`. */
interface Spell {
  readonly kind: 'since' | 'until' | 'versions';
  readonly first: number;
  readonly last: number;
  readonly isExact: boolean;
}

export type Span =
  | { readonly type: 'word' }
  | { readonly type: 'code' }
  | { readonly type: 'strong'; readonly spans: readonly Span[] }
  | { readonly type: 'ranged'; readonly spell: Spell; readonly spans: readonly Span[] };

interface Line {
  readonly spell: Spell | undefined;
  readonly spans: readonly Span[];
}

export type Block =
  | { readonly type: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly type: 'heading'; readonly level: number; readonly spell: Spell | undefined }
  | { readonly type: 'fence'; readonly spell: Spell | undefined }
  | { readonly type: 'table'; readonly rows: readonly Line[] }
  | {
      readonly type: 'list';
      readonly items: readonly (Line & { readonly blocks: readonly Block[] })[];
    }
  | { readonly type: 'quote' | 'admonition'; readonly blocks: readonly Block[] }
  | { readonly type: 'ranged'; readonly spell: Spell; readonly blocks: readonly Block[] };

const position = fc.nat({ max: sixteenVersions.length - 1 });

const spells: fc.Arbitrary<Spell> = fc.record({
  kind: fc.constantFrom('since', 'until', 'versions'),
  first: position,
  last: position,
  isExact: fc.boolean(),
});

const maybeSpell = fc.option(spells, { nil: undefined, freq: 3 });

const { spans } = fc.letrec<{ span: Span; spans: Span[] }>(tie => ({
  span: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<Span>({ type: 'word' }, { type: 'code' }),
    fc.record({ type: fc.constant('strong'), spans: tie('spans') }),
    fc.record({ type: fc.constant('ranged'), spell: spells, spans: tie('spans') }),
    fc.record({ type: fc.constant('ranged'), spell: spells, spans: tie('spans') }),
  ),
  spans: fc.array(tie('span'), { minLength: 1, maxLength: 3 }),
}));

const lines: fc.Arbitrary<Line> = fc.record({ spell: maybeSpell, spans });

const { blocks } = fc.letrec<{ block: Block; blocks: Block[] }>(tie => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ type: fc.constant('paragraph'), spans }),
    fc.record({
      type: fc.constant('heading'),
      level: fc.integer({ min: 2, max: 4 }),
      spell: maybeSpell,
    }),
    fc.record({ type: fc.constant('fence'), spell: maybeSpell }),
    fc.record({ type: fc.constant('table'), rows: fc.array(lines, { maxLength: 3 }) }),
    fc.record({
      type: fc.constant('list'),
      items: fc.array(fc.record({ spell: maybeSpell, spans, blocks: tie('blocks') }), {
        maxLength: 3,
      }),
    }),
    fc.record({ type: fc.constantFrom('quote', 'admonition'), blocks: tie('blocks') }),
    fc.record({ type: fc.constant('ranged'), spell: spells, blocks: tie('blocks') }),
    fc.record({ type: fc.constant('ranged'), spell: spells, blocks: tie('blocks') }),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 4 }),
}));

/** Pages of blocks, nested ranges, list items, table rows, sections, fences and inline ranges. */
export const generatedPages: fc.Arbitrary<readonly Block[]> = blocks;

/** A word of the page and the ranges that it stands in. */
interface Entry {
  readonly word: string;
  readonly spells: readonly Spell[];
}

/** A page as an author writes it, and what the oracle knows of it. */
export interface WrittenPage {
  readonly text: string;
  readonly entries: readonly Entry[];
}

/** The words that a version must show, in order. */
export const expectedWords = ({ entries }: WrittenPage, at: number): readonly string[] =>
  entries.filter(({ spells }) => spells.every(spell => isShown(spell, at))).map(({ word }) => word);

/** Position 0 is the newest version. */
function isShown({ kind, first, last }: Spell, at: number): boolean {
  if (kind === 'since') return at <= last;
  return kind === 'until' ? at >= first : at > first && at <= last;
}

/** Writes a page; each word in it is there once. */
export function writePage(page: readonly Block[], separator: string): WrittenPage {
  const writer = new Writer(separator);
  return { text: `${writer.container(page, [])}\n`, entries: writer.entries };
}

/** A stretch of a container in reading order; ranges around blocks leave their trace in `path`. */
interface Stretch {
  readonly level: number;
  readonly path: readonly number[];
  readonly spells: readonly Spell[];
  readonly marks: readonly Spell[];
  readonly from: number;
  to: number;
}

class Writer {
  readonly entries: Entry[] = [];
  private count = 0;
  private isStrong = false;
  private readonly separator: string;

  constructor(separator: string) {
    this.separator = separator;
  }

  /** Text of a container, whose headings' sections end with it. */
  container(content: readonly Block[], around: readonly Spell[]): string {
    const stretches: Stretch[] = [];
    const text = this.stretch(content, { stretches, path: [], around });
    for (const [index, heading] of stretches.entries()) this.cover(heading, stretches.slice(index));
    return text;
  }

  /** Puts all that follows a marked heading in its range, up to a heading as high or the end of the block. */
  private cover(heading: Stretch, following: readonly Stretch[]): void {
    if (heading.marks.length === 0) return;
    for (const [index, { level, path, from, to }] of following.entries()) {
      if (index > 0 && level <= heading.level) return;
      if (heading.path.some((id, depth) => path[depth] !== id)) return;
      for (let at = from; at < to; at++) {
        const entry = this.entries[at];
        if (entry) this.entries[at] = { ...entry, spells: [...entry.spells, ...heading.marks] };
      }
    }
  }

  private stretch(
    content: readonly Block[],
    scope: { stretches: Stretch[]; path: readonly number[]; around: readonly Spell[] },
  ): string {
    const { stretches, path, around } = scope;
    const texts = content.map(block => {
      if (block.type === 'ranged') {
        const [open, close] = tags(block.spell);
        const inner = {
          stretches,
          path: [...path, this.count++],
          around: [...around, block.spell],
        };
        return `${open}\n\n${this.stretch(block.blocks, inner)}\n\n${close}`;
      }
      const isHeading = block.type === 'heading';
      const stretch: Stretch = {
        level: isHeading ? block.level : Number.POSITIVE_INFINITY,
        path,
        spells: around,
        marks: isHeading && block.spell ? [block.spell] : [],
        from: this.entries.length,
        to: 0,
      };
      const text = this.block(block, around);
      stretches.push({ ...stretch, to: this.entries.length });
      return text;
    });
    return texts.join('\n\n');
  }

  private block(block: Exclude<Block, { type: 'ranged' }>, around: readonly Spell[]): string {
    switch (block.type) {
      case 'paragraph':
        return this.spans(block.spans, around);
      case 'heading':
        return `${'#'.repeat(block.level)} ${this.word(around)}${block.spell ? ` ${marker(block.spell)}` : ''}`;
      case 'fence':
        return `\`\`\`tsx title="x"${block.spell ? ` ${fenceWords(block.spell)}` : ''}\n${this.word([...around, ...(block.spell ? [block.spell] : [])])}\n\`\`\``;
      case 'table':
        return this.table(block.rows, around);
      case 'list':
        return this.list(block.items, around);
      case 'quote':
        return this.container(block.blocks, around).replace(/^/gm, '> ');
      case 'admonition': {
        const colons = ':'.repeat(3 + depthOf(block.blocks));
        return `${colons}note ${this.word(around)}\n\n${this.word(around)}\n\n${this.container(block.blocks, around)}\n\n${colons}`;
      }
    }
  }

  private table(rows: readonly Line[], around: readonly Spell[]): string {
    const head = `| ${this.word(around)} | b |\n|---|---|\n| ${this.word(around)} | |`;
    const written = rows.map(({ spell, spans }) => {
      const inside = spell ? [...around, spell] : around;
      return `| ${spell ? `${marker(spell)} ` : ''}${this.spans(spans, inside)} | ${this.word(inside)} |`;
    });
    return [head, ...written].join('\n');
  }

  private list(items: Extract<Block, { type: 'list' }>['items'], around: readonly Spell[]): string {
    const always = `- ${this.word(around)}`;
    const written = items.map(({ spell, spans, blocks }) => {
      const inside = spell ? [...around, spell] : around;
      const first = `${spell ? `${marker(spell)} ` : ''}${this.spans(spans, inside)}`;
      return `- ${`${first}\n\n${this.container(blocks, inside)}`.replace(/\n(?=[^\n])/g, '\n  ')}`;
    });
    return [always, ...written].join('\n');
  }

  private spans(spans: readonly Span[], around: readonly Spell[]): string {
    return spans
      .map(span => {
        if (span.type === 'word') return this.word(around);
        if (span.type === 'code') return `\`${this.word(around)}\``;
        if (span.type === 'strong') return this.strong(span.spans, around);
        const [open, close] = tags(span.spell);
        return `${open}${this.spans(span.spans, [...around, span.spell])}${close}`;
      })
      .join(this.separator);
  }

  /** Strong text in strong text has no sure spelling: the outer one alone is marked. */
  private strong(spans: readonly Span[], around: readonly Spell[]): string {
    const mark = this.isStrong ? '' : '**';
    const before = this.isStrong;
    this.isStrong = true;
    const text = `${mark}${this.spans(spans, around)}${mark}`;
    this.isStrong = before;
    return text;
  }

  private word(spells: readonly Spell[]): string {
    const word = `w${this.entries.length}x`;
    this.entries.push({ word, spells });
    return word;
  }
}

/** An admonition takes one colon more than those inside it. */
const depthOf = (blocks: readonly Block[]): number =>
  Math.max(
    0,
    ...blocks.map(block => {
      const inner =
        block.type === 'list'
          ? block.items.flatMap(item => item.blocks)
          : 'blocks' in block
            ? block.blocks
            : [];
      return depthOf(inner) + (block.type === 'admonition' ? 1 : 0);
    }),
  );

function nameOf(at: number, isExact: boolean): string {
  const release = sixteenVersions[at]?.release ?? '';
  return isExact ? release : release.split('.').slice(0, 2).join('.');
}

const openRange = ({ first, last }: Spell): string =>
  `>=${nameOf(last, false)} <${nameOf(first, false)}`;

function tags(spell: Spell): readonly [string, string] {
  const { kind, first, last, isExact } = spell;
  if (kind === 'since') return [`<Since v="${nameOf(last, isExact)}">`, '</Since>'];
  if (kind === 'until') return [`<Until v="${nameOf(first, isExact)}">`, '</Until>'];
  return [`<Versions range="${openRange(spell)}">`, '</Versions>'];
}

const marker = (spell: Spell): string => tags(spell)[0].replace(/>$/, '/>');

function fenceWords(spell: Spell): string {
  const { kind, first, last, isExact } = spell;
  if (kind === 'since') return `since=${nameOf(last, isExact)}`;
  return kind === 'until' ? `until=${nameOf(first, isExact)}` : `versions="${openRange(spell)}"`;
}
