import type { Nodes, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../model/problem.ts';
import type { PageScope } from './check-page.ts';
import { problemAt, type Said } from './page-problem.ts';

/** Footnotes and link references whose definition is missing, everywhere or in some version. */
export function checkReferences({ page, tree, slices }: PageScope): readonly Problem[] {
  const inSlices = slices.flatMap(slice =>
    dangling(slice.tree).map(({ node, said }) =>
      problemAt(node, { file: page.file, versions: slice.versions }, said),
    ),
  );
  return [...undefinedEverywhere(tree, page), ...inSlices];
}

interface Found {
  readonly node: Nodes;
  readonly said: Said;
}

function dangling(tree: Root): readonly Found[] {
  const links = new Set<string>();
  const footnotes = new Set<string>();
  visit(tree, node => {
    if (node.type === 'definition') links.add(node.identifier);
    if (node.type === 'footnoteDefinition') footnotes.add(node.identifier);
  });
  const found: Found[] = [];
  visit(tree, node => {
    if (node.type === 'footnoteReference' && !footnotes.has(node.identifier))
      found.push({
        node,
        said: hiddenDefinition(`Footnote \`[^${node.label ?? node.identifier}]\``),
      });
    if (
      (node.type === 'linkReference' || node.type === 'imageReference') &&
      !links.has(node.identifier)
    )
      found.push({
        node,
        said: hiddenDefinition(`Link reference \`[${node.label ?? node.identifier}]\``),
      });
  });
  return found;
}

const hiddenDefinition = (reference: string): Said => ({
  message: `${reference} has no definition`,
  hint: 'its definition stands in a range or a section that is not shown there: move it out.',
});

/** Without a definition anywhere, Markdown reads a reference as plain text. */
function undefinedEverywhere(tree: Root, page: PageScope['page']): readonly Problem[] {
  const lines = page.text.split('\n');
  const problems: Problem[] = [];
  visit(tree, 'text', (node: Text) => {
    for (const [written = '', footnote, label] of node.value.matchAll(reference)) {
      const place = findPlace(lines, node, written);
      if (place)
        problems.push({ ...problemAt(node, page, neverDefined(footnote, label)), ...place });
    }
  });
  return problems;
}

const reference = /\[\^([^\]\s]+)\]|\[[^\]]+\]\[([^\]]+)\]/g;

const neverDefined = (footnote: string | undefined, label: string | undefined): Said =>
  footnote === undefined
    ? {
        message: `Link reference \`[${label}]\` has no definition`,
        hint: `add a line \`[${label}]: address\`, or write \`\\[\` for a bracket.`,
      }
    : {
        message: `Footnote \`[^${footnote}]\` has no definition`,
        hint: `add a line \`[^${footnote}]: text\`, or write \`\\[\` for a bracket.`,
      };

/** An escaped bracket is not found as written, and is no reference. */
function findPlace(lines: readonly string[], { position }: Text, written: string) {
  if (!position) return undefined;
  const { start, end } = position;
  for (let line = start.line; line <= end.line; line++) {
    const from = line === start.line ? start.column - 1 : 0;
    const at = (lines[line - 1] ?? '').indexOf(written, from);
    if (at !== -1 && lines[line - 1]?.[at - 1] !== '\\') return { line, column: at + 1 };
  }
  return undefined;
}
