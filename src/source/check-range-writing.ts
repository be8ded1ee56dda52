import type { Code, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../model/did-you-mean.ts';
import { parseFenceMeta } from '../model/fence-meta.ts';
import type { Problem } from '../model/problem.ts';
import { parseRange } from '../model/range.ts';
import type { PageScope } from './check-page.ts';
import { problemAt, type Said } from './page-problem.ts';
import { type Element, isRangeElement, rangeAttributes } from './range-use.ts';

/** Range elements, fences and admonitions that are not written as they should be. */
export function checkRangeWriting({ page, tree }: PageScope): readonly Problem[] {
  const problems: Problem[] = [];
  const lines = page.text.split('\n');
  visit(tree, node => {
    if (node.type === 'root') return;
    const said = [...sayOfElement(node), ...sayOfFence(node), ...sayOfAdmonition(node, lines)];
    problems.push(...said.map(found => problemAt(node, page, found)));
  });
  return problems;
}

const sayOfElement = (node: RootContent): readonly Said[] => {
  if (!isRangeElement(node)) return [];
  const own = rangeAttributes[node.name ?? ''] ?? '';
  const attributes = node.attributes.filter(attribute => attribute.type === 'mdxJsxAttribute');
  const wrong = attributes.filter(({ name }) => name !== own);
  const found = attributes.find(({ name }) => name === own);
  return [
    ...wrong.map(({ name }) => ({
      message: `\`<${node.name}>\` has no attribute \`${name}\``,
      hint: `write \`${example(node)}\`.`,
    })),
    ...(found ? sayOfValue(node, found) : wrong.length === 0 ? [missingVersion(node)] : []),
  ];
};

const missingVersion = (node: Element): Said => ({
  message: `\`<${node.name}>\` names no version`,
  hint: `write \`${example(node)}\`.`,
});

const example = ({ name, children }: Element): string => {
  const attribute = name === 'Versions' ? 'range=">=4.1 <4.10"' : 'v="4.5"';
  return `<${name} ${attribute}${children.length > 0 ? '>' : '/>'}`;
};

function sayOfValue(node: Element, { name, value }: MdxJsxAttribute): readonly Said[] {
  if (typeof value === 'string') return name === 'v' ? sayOfVersion(value) : sayOfRange(value);
  if (!value) return [missingVersion(node)];
  return [
    {
      message: `\`${name}\` of \`<${node.name}>\` is an expression, \`{${value.value}}\``,
      hint: `write it in quotes, \`${example(node)}\`, since 4.10 as a number is 4.1.`,
    },
  ];
}

const versionPattern = /^\d+(\.\d+){0,2}$/;

function sayOfVersion(text: string): readonly Said[] {
  if (versionPattern.test(text)) return [];
  const number = /\d+(\.\d+){1,2}/.exec(text)?.[0];
  const hint = `write a release such as \`${number ?? '4.5'}\`.`;
  return [{ message: `\`${text}\` is no version`, hint }];
}

const sayOfRange = (text: string): readonly Said[] =>
  parseRange({ range: text })
    ? []
    : [{ message: `\`${text}\` is no version range`, hint: 'write for example `>=4.1 <4.10`.' }];

const misspelled = ['version', 'range', 'from', 'upto'];

function sayOfFence(node: RootContent): readonly Said[] {
  if (node.type !== 'code') return [];
  const { range, words } = parseFenceMeta(node.meta);
  return [
    ...[range.since, range.until].flatMap(text => (text === undefined ? [] : sayOfVersion(text))),
    ...(range.range === undefined ? [] : sayOfRange(range.range)),
    ...misspelled.filter(name => Object.hasOwn(words, name)).map(unknownWord(node)),
  ];
}

const unknownWord =
  ({ lang }: Code) =>
  (name: string): Said => ({
    message: `A fence has no word \`${name}\``,
    hint: didYouMean(name, ['since', 'until', 'versions']).replace(
      /^valid names:.*/,
      `write for example \`\`\`${lang ?? 'tsx'} since=4.5\`.`,
    ),
  });

/** An admonition without an end swallows the rest of the page without a word. */
function sayOfAdmonition(node: RootContent, lines: readonly string[]): readonly Said[] {
  if (node.type !== 'containerDirective') return [];
  const { start, end } = node.position ?? {};
  const isClosed =
    end && end.line !== start?.line && /^[ \t>]*:{3,}\s*$/.test(lines[end.line - 1] ?? '');
  if (isClosed) return [];
  return [{ message: `\`:::${node.name}\` is not closed`, hint: 'end it with a line `:::`.' }];
}
