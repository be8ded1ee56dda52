import type { Node } from 'unist';
import type { ArticleLink } from '../model/article.ts';
import type { Place, Problem } from '../model/problem.ts';
import type { Heading } from '../model/toc.ts';
import type { ArticleContext } from './article-context.ts';

/** One article being made: what it is made from, and what was found on the way. */
export interface Rendering {
  readonly context: ArticleContext;
  readonly problems: Problem[];
  readonly links: ArticleLink[];
  readonly headings: Heading[];
  /** Every id given so far. */
  readonly ids: Set<string>;
  /** Parts of components, found where they belong. */
  readonly parts: Set<Node>;
  /** Names of the tables so far: each region of a page has a name of its own. */
  readonly tableNames: Map<string, number>;
}

/** What is wrong, without its place. */
export interface Complaint {
  readonly message: string;
  readonly hint?: string;
  /** An error when left out. */
  readonly severity?: 'warning';
}

/** An article of which nothing is made yet. */
export const startRendering = (context: ArticleContext): Rendering => ({
  context,
  problems: [],
  links: [],
  headings: [],
  ids: new Set(),
  parts: new Set(),
  tableNames: new Map(),
});

/** Where a node of a page's tree stands in its file. */
export const placeOf = ({ context }: Rendering, node: Node): Place => ({
  file: context.file,
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

/** Notes a problem of the author's at a node's place. */
export function report(rendering: Rendering, node: Node, complaint: Complaint): void {
  const place = placeOf(rendering, node);
  rendering.problems.push({ ...place, severity: 'error', versions: [], ...complaint });
}

/** Ids of what stands around the article. */
const isOfShell = (id: string): boolean => id.startsWith('shell_');

/** Gives an id to a node; two nodes with one id would make links to it ambiguous. */
export function claimId(rendering: Rendering, node: Node, id: string): void {
  if (isOfShell(id))
    report(rendering, node, {
      message: `The id \`${id}\` belongs to the page around the article`,
      hint: 'give another one, for example with `{#in-the-shell}` at the end of a heading.',
    });
  if (rendering.ids.has(id))
    report(rendering, node, {
      message: `The id \`${id}\` is given twice`,
      hint: `give each its own, for example with \`{#${id}-2}\` at the end of a heading.`,
    });
  rendering.ids.add(id);
}
