/** An entry of a page's table of contents. */
export interface TocEntry {
  readonly id: string;
  /** The heading's text, without markup. */
  readonly text: string;
  /** Heading level, 2 to 6. */
  readonly level: number;
  readonly children: readonly TocEntry[];
}

/** A heading of an article, in the order of the text. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** Headings between two levels as a tree: a deeper heading is a child of the one before it. */
export function buildToc(
  headings: readonly Heading[],
  min: number,
  max: number,
): readonly TocEntry[] {
  type Open = TocEntry & { children: TocEntry[] };
  const root: TocEntry[] = [];
  const open: Open[] = [];
  for (const { id, text, level } of headings) {
    if (level < min || level > max) continue;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const entry: Open = { id, text, level, children: [] };
    (open.at(-1)?.children ?? root).push(entry);
    open.push(entry);
  }
  return root;
}
