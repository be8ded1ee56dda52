import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
} from 'yaml';
import type { Place } from '../model/problem.ts';
import type { PageFile } from './read-pages.ts';

/** Names of keys from the outside to the inside; numbers in lists. */
export type KeyPath = readonly (string | number)[];

/** The `---` block of a page, parsed as YAML, with the place of each key and value. */
export interface FrontMatterBlock {
  readonly document: Document;
  /** Place of a character of the YAML text. */
  placeAt(offset: number): Place;
  /** Place of a value; of the nearest value around it when there is none. */
  placeOf(path: KeyPath): Place;
  /** Place of the last key of a path. */
  placeOfKey(path: KeyPath): Place;
}

const pattern = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$/m;

/** The front matter of a page; undefined when the page does not begin with a closed block. */
export function parseFrontMatterBlock({ file, text }: PageFile): FrontMatterBlock | undefined {
  const yaml = text.startsWith('---') ? pattern.exec(text)?.[1] : undefined;
  if (yaml === undefined) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: line + 1, column: col };
  };
  const placeOf = (path: KeyPath): Place => {
    const node = nodeAt(document, path);
    return path.length === 0 ? { file, line: 1, column: 1 } : placeAtNode(node, path);
  };
  const placeAtNode = (node: Node | undefined, path: KeyPath): Place =>
    node?.range ? placeAt(node.range[0]) : placeOf(path.slice(0, -1));
  const placeOfKey = (path: KeyPath): Place => placeAtNode(pairAt(document, path)?.key, path);
  return { document, placeAt, placeOf, placeOfKey };
}

/** The node of a value. */
export const nodeAt = (document: Document, path: KeyPath): Node | undefined => {
  const last = path.at(-1);
  if (typeof last === 'number') return document.getIn([...path], true) as Node | undefined;
  return last === undefined
    ? (document.contents ?? undefined)
    : (pairAt(document, path)?.value ?? undefined);
};

/** The key and value at a path; a key that YAML reads as a number is found by its name as well. */
function pairAt(document: Document, path: KeyPath): Pair<Node, Node> | undefined {
  const parent = nodeAt(document, path.slice(0, -1));
  if (!isMap<Node, Node>(parent)) return undefined;
  return parent.items.find(
    ({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)),
  ) as Pair<Node, Node> | undefined;
}
