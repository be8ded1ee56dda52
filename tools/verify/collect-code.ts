import type { Code, InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFenceMeta } from '../../src/model/fence-meta.ts';
import type { InlineName, Sample } from './sample.ts';

/** The samples and the inline code of a tree, in the order of the text. */
export function collectCode(
  tree: Root,
  file: string,
): { readonly samples: readonly Sample[]; readonly names: readonly InlineName[] } {
  const samples: Sample[] = [];
  const names: InlineName[] = [];
  visit(tree, node => {
    if (node.type === 'code') samples.push(toSample(node, file));
    if (node.type === 'inlineCode') names.push(toName(node, file));
  });
  return { samples, names };
}

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
