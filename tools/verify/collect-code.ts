import type { Code, InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFenceMeta } from '../../src/model/fence-meta.ts';
import { literalAttributes } from '../../src/model/literal.ts';
import type { LiveExample } from '../../src/model/live-example.ts';
import type { InlineName, Sample } from './sample.ts';

/** Live examples by the names of their folders. */
export type Examples = Readonly<Record<string, Pick<LiveExample, 'files'>>>;

/** The samples, those of live examples among them, and the inline code of a tree, in the order of the text. */
export function collectCode(
  tree: Root,
  file: string,
  examples: Examples = {},
): { readonly samples: readonly Sample[]; readonly names: readonly InlineName[] } {
  const samples: Sample[] = [];
  const names: InlineName[] = [];
  visit(tree, node => {
    if (node.type === 'code') samples.push(toSample(node, file));
    if (node.type === 'inlineCode') names.push(toName(node, file));
    if (node.type === 'mdxJsxFlowElement' && node.name === 'LiveExample')
      samples.push(...exampleSamples(String(literalAttributes(node).src ?? ''), examples));
  });
  return { samples, names };
}

/** The files that stand beside a live example, as readers see them. */
const exampleSamples = (name: string, examples: Examples): readonly Sample[] =>
  (Object.hasOwn(examples, name) ? (examples[name]?.files ?? []) : []).map(file => ({
    language: file.name.split('.').at(-1) ?? '',
    code: file.text,
    meta: parseFenceMeta(`title="${file.name}"`),
    place: { file: `content/examples/${name}/${file.name}`, line: 1, column: 1 },
  }));

function toSample(node: Code, file: string): Sample {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return {
    language: (node.lang ?? '').toLowerCase(),
    code: node.value,
    meta: parseFenceMeta(node.meta),
    place: { file, line: line + 1, column },
  };
}

function toName(node: InlineCode, file: string): InlineName {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { text: node.value, place: { file, line, column: column + 1 } };
}
