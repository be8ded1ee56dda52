import type { Code, RootContent } from 'mdast';
import { lt } from 'semver';
import { literalAttributes } from '../model/literal.ts';
import type { ExampleSource, FilledExample } from '../model/live-example.ts';
import type { Element } from './range-use.ts';
import type { LiveExamples } from './read-live-examples.ts';

interface Scope {
  readonly release: string;
  readonly examples: LiveExamples['examples'];
}

/**
 * The element of a live example with what runs, and with its files as code fences.
 *
 *     <LiveExample src="clock" />   ->  the element with the frame's document and three fences
 */
export function fillLiveExample(node: Element, { release, examples }: Scope): RootContent {
  const name = String(literalAttributes(node).src ?? '');
  const example = Object.hasOwn(examples, name) ? examples[name] : undefined;
  const liveExample: FilledExample = {
    ...(example && { example: { ...example, files: [] } }),
    runs: runsIn(release, example?.releases ?? []),
    valid: example ? [] : Object.keys(examples),
  };
  const files = (example?.files ?? []).toSorted(byKind);
  const children = files.map(file => toFence(file, name, node));
  return { ...node, data: { ...node.data, liveExample }, children } as RootContent;
}

function runsIn(release: string, compiled: readonly string[]): FilledExample['runs'] {
  if (compiled.includes(release)) return 'yes';
  return compiled.every(known => lt(known, release)) ? 'unknown' : 'no';
}

/** The component first, then the page that uses it, then the styles. */
const kinds: readonly string[] = ['tsx', 'html', 'css'];

const byKind = (a: ExampleSource, b: ExampleSource): number =>
  kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b));

const kindOf = ({ name }: ExampleSource): string => name.split('.').at(-1) ?? '';

const toFence = (file: ExampleSource, example: string, { position }: Element): Code => ({
  type: 'code',
  lang: kindOf(file),
  meta: `title="${file.name}" github="content/examples/${example}/${file.name}"`,
  value: file.text.trimEnd(),
  ...(position && { position }),
});
