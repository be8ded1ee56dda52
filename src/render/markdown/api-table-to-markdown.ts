import type { PhrasingContent, RootContent, TableRow } from 'mdast';
import type { ApiRow } from '../../model/api-table.ts';
import type { JsxNode } from '../markup/jsx.ts';

/** A filled table of the public surface as a table of Markdown. */
export function apiTableToMarkdown(
  node: JsxNode,
  inside: (nodes: readonly RootContent[]) => RootContent[],
): RootContent[] {
  const rows = node.data?.apiTable?.rows ?? [];
  const descriptions = inside(node.children);
  const head = toRow(['Name', 'Type', 'Default', 'Description'].map(name => [text(name)]));
  const body = rows.map((row, index) => {
    const description = descriptions[index];
    return toRow([...cellsOf(row), description?.type === 'paragraph' ? description.children : []]);
  });
  return [{ type: 'table', children: [head, ...body] }];
}

const cellsOf = ({ name, since, deprecated, type, default: fallback }: ApiRow) => [
  [
    code(name),
    ...(deprecated ? [text(' (deprecated)')] : []),
    ...(since === undefined ? [] : [text(` (since ${since})`)]),
  ],
  type === '' ? [] : [code(type.replace(/\s+/g, ' '))],
  fallback === undefined ? [] : [code(fallback)],
];

const toRow = (cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map(children => ({ type: 'tableCell', children })),
});

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
