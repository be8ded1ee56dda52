import { slug } from 'github-slugger';
import type { Nodes, Root, RootContent } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { splitHeadingId } from '../model/heading-id.ts';
import type { Problem } from '../model/problem.ts';
import type { PageScope } from './check-page.ts';
import { problemAt, type Said } from './page-problem.ts';
import { isElement, isWrapper } from './range-use.ts';

/** What ranges leave behind: empty lists, tables, tabs and headings, and headings with the same id. */
export function checkSlices({ page, tree, slices }: PageScope): readonly Problem[] {
  const emptyFromTheStart = new Set(findEmpty(tree).map(({ node }) => node.position?.start.offset));
  return slices.flatMap(slice => {
    const left = findEmpty(slice.tree).filter(
      ({ node }) => !emptyFromTheStart.has(node.position?.start.offset),
    );
    return [...left, ...findSameIds(slice.tree)].map(({ node, said }) =>
      problemAt(node, { file: page.file, versions: slice.versions }, said),
    );
  });
}

interface Found {
  readonly node: Nodes;
  readonly said: Said;
}

function findEmpty(tree: Root): readonly Found[] {
  const found: Found[] = [];
  visit(tree, node => {
    const said = node.type === 'root' ? undefined : sayOfEmpty(node);
    if (said) found.push({ node, said });
  });
  return found;
}

function sayOfEmpty(node: RootContent): Said | undefined {
  if (node.type === 'list' && node.children.length === 0) return left('List', 'items', 'list');
  if (node.type === 'table' && node.children.length < 2) return left('Table', 'rows', 'table');
  if (node.type === 'heading' && headingText(node).text.trim() === '') return emptyHeading;
  if (!isElement(node)) return undefined;
  const children: readonly RootContent[] = node.children;
  if (node.name === 'Tabs' && !hasTabs(children)) return left('`<Tabs>`', 'tabs', '`<Tabs>`');
  return node.name === 'TabItem' && children.length === 0
    ? left('`<TabItem>`', 'content', '`<TabItem>`')
    : undefined;
}

const hasTabs = (nodes: readonly RootContent[]): boolean =>
  nodes.some(
    node =>
      isElement(node) && (node.name === 'TabItem' || (isWrapper(node) && hasTabs(node.children))),
  );

const left = (thing: string, parts: string, whole: string): Said => ({
  message: `${thing} is left without ${parts}`,
  hint: `put the whole ${whole} into the range.`,
});

const emptyHeading: Said = {
  message: 'Heading is left without text',
  hint: 'write the range as a marker, `## Title <Since v="4.5"/>`: it applies to the whole section.',
};

const headingText = (node: Nodes) => splitHeadingId(toText(node, { includeImageAlt: false }));

/** Numbering headings of the same name would give them other ids in other versions. */
function findSameIds(tree: Root): readonly Found[] {
  const lines = new Map<string, number | undefined>();
  const found: Found[] = [];
  visit(tree, 'heading', node => {
    const { text, id = slug(text) } = headingText(node);
    if (text.trim() === '') return;
    if (lines.has(id)) found.push({ node, said: sameId(text, id, lines.get(id)) });
    else lines.set(id, node.position?.start.line);
  });
  return found;
}

const sameId = (text: string, id: string, line: number | undefined): Said => ({
  message: `Heading \`${text}\` gets the id \`${id}\`, as the heading on line ${line} does`,
  hint: `give it an id of its own: \`${text} {#another-id}\`.`,
});
