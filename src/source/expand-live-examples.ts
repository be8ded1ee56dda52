/**
 * Live examples, filled with what runs and with their source:
 *
 *     <LiveExample src="clock" />   ->  the element with the frame's document, and its files as code fences
 */
import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { literalAttributes } from '../model/literal.ts';
import type { ExampleSource, FilledExample } from '../model/live-example.ts';
import { isElement } from './range-use.ts';
import type { LiveExamples } from './read-live-examples.ts';

interface Scope {
  readonly release: string;
  readonly examples: LiveExamples['examples'];
}

/** A slice with its live examples filled; the tree given is left as it is. */
export const expandLiveExamples = (tree: Root, scope: Scope): Root =>
  Object.keys(scope.examples).length === 0
    ? tree
    : { ...tree, children: tree.children.map(node => expand(node, scope)) };

function expand(node: RootContent, scope: Scope): RootContent {
  if (isElement(node) && node.name === 'LiveExample') return fill(node as MdxJsxFlowElement, scope);
  if (!('children' in node)) return node;
  const children = (node.children as RootContent[]).map(child => expand(child, scope));
  return { ...node, children } as RootContent;
}

function fill(node: MdxJsxFlowElement, { release, examples }: Scope): RootContent {
  const name = String(literalAttributes(node).src ?? '');
  const example = Object.hasOwn(examples, name) ? examples[name] : undefined;
  const liveExample: FilledExample = {
    ...(example && { example: { ...example, files: [] } }),
    runs: example?.releases.includes(release) ?? false,
    valid: example ? [] : Object.keys(examples),
  };
  const files = (example?.files ?? []).toSorted(byKind);
  const children = files.map(file => toFence(file, node));
  return { ...node, data: { ...node.data, liveExample }, children };
}

/** The component first, then the page that uses it, then the styles. */
const kinds: readonly string[] = ['tsx', 'html', 'css'];

const byKind = (a: ExampleSource, b: ExampleSource): number =>
  kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b));

const kindOf = ({ name }: ExampleSource): string => name.split('.').at(-1) ?? '';

const toFence = (file: ExampleSource, { position }: MdxJsxFlowElement): Code => ({
  type: 'code',
  lang: kindOf(file),
  meta: `title="${file.name}"`,
  value: file.text.trimEnd(),
  ...(position && { position }),
});
