import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../model/problem.ts';
import type { PageScope } from './check-page.ts';
import { problemAt } from './page-problem.ts';
import { type Element, isMarker, markersOf } from './range-use.ts';

/** Markers that stand where they mark nothing. */
export function checkMarkerPlaces({ page, tree }: PageScope): readonly Problem[] {
  const { marking, inHeads } = sortMarkers(tree);
  const problems: Problem[] = [];
  visit(tree, node => {
    if (node.type === 'root' || !isMarker(node) || marking.has(node)) return;
    problems.push(problemAt(node, page, inHeads.has(node) ? inHead(node) : nowhere(node)));
  });
  return problems;
}

const inHead = ({ name }: Element) => ({
  message: `\`<${name}/>\` stands in the head of a table, which is there in every version`,
  hint: `put the whole table between \`<${name} …>\` and \`</${name}>\`.`,
});

const nowhere = ({ name }: Element) => ({
  message: `\`<${name}/>\` without content marks nothing here`,
  hint: `write it first in a table row or a list item, or in a heading, or put the text between \`<${name} …>\` and \`</${name}>\`.`,
});

function sortMarkers(tree: Root) {
  const marking = new Set<Element>();
  const inHeads = new Set<Element>();
  const add = (markers: readonly Element[]) => {
    for (const marker of markers) marking.add(marker);
  };
  visit(tree, node => {
    if (node.type === 'heading' || node.type === 'listItem') add(markersOf(node));
    if (node.type !== 'table') return;
    for (const row of node.children.slice(1)) add(markersOf(row));
    for (const marker of headMarkers(node)) inHeads.add(marker);
  });
  return { marking, inHeads };
}

const headMarkers = ({ children: [head] }: Table): readonly Element[] =>
  (head?.children ?? []).flatMap(cell => {
    const row = { type: 'tableRow', children: [cell] } as const;
    return markersOf({ ...row, children: [...row.children] });
  });
