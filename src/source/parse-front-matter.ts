import * as v from 'valibot';
import { isMap, isScalar, isSeq } from 'yaml';
import { didYouMean } from '../model/did-you-mean.ts';
import { type FrontMatter, frontMatterSchema } from '../model/front-matter.ts';
import type { Place, Problem } from '../model/problem.ts';
import { rangedKeys } from './check-front-matter-ranges.ts';
import {
  type FrontMatterBlock,
  type KeyPath,
  nodeAt,
  parseFrontMatterBlock,
} from './front-matter-block.ts';
import { explainIssue, numberAsText } from './front-matter-issue.ts';
import type { Said } from './page-problem.ts';
import type { PageFile } from './read-pages.ts';

export interface ParsedFrontMatter {
  /** Undefined when there are problems. */
  readonly frontMatter?: FrontMatter;
  readonly problems: readonly Problem[];
}

/** What a page's front matter says, checked against its schema; the text below it is not parsed. */
export function parseFrontMatter(page: PageFile): ParsedFrontMatter {
  const block = parseFrontMatterBlock(page);
  if (!block) return { problems: [problem({ file: page.file, line: 1, column: 1 }, noBlock)] };
  const broken = block.document.errors.map(({ message, pos }) =>
    problem(block.placeAt(pos[0]), brokenYaml(message)),
  );
  if (broken.length > 0) return { problems: broken };
  if (!isMap(block.document.contents)) return { problems: [problem(block.placeOf([]), noBlock)] };
  const result = v.safeParse(frontMatterSchema, block.document.toJS());
  const problems = [
    ...keyProblems(block),
    ...(result.issues ?? []).flatMap(issue => issueProblems(issue, block)),
  ];
  return problems.length === 0 && result.success
    ? { frontMatter: result.output, problems }
    : { problems };
}

const problem = (place: Place, said: Said): Problem => ({
  ...place,
  ...said,
  severity: 'error',
  versions: [],
});

const noBlock: Said = {
  message: 'Page has no front matter',
  hint: 'begin it with a line `---`, lines `title: …` and `description: …`, and a line `---`.',
};

const brokenYaml = (message: string): Said => ({
  message: `Front matter is no valid YAML: ${message.replace(/\.$/, '')}`,
  hint: 'put a value in quotes when it holds a colon, a `#` or a quote.',
});

/** Keys that the schema does not know, and ranges that YAML reads as numbers. */
function keyProblems(block: FrontMatterBlock): readonly Problem[] {
  return [
    ...keysAt(block, []).flatMap(({ name }) => unknownKey(block, [], name)),
    ...keysAt(block, ['toc']).flatMap(({ name }) => unknownKey(block, ['toc'], name)),
    ...keysAt(block, []).flatMap(({ name }) => numberKeys(block, name)),
    ...keysAt(block, []).flatMap(({ name }) => listForText(block, name)),
  ];
}

const numberKeys = (block: FrontMatterBlock, parent: string): readonly Problem[] =>
  keysAt(block, [parent])
    .filter(({ isNumber }) => isNumber)
    .map(({ name, source }) => problem(block.placeOfKey([parent, name]), numberAsRange(source)));

/** A list would pass as a value by range, since `0`, the place of its first entry, is a range. */
function listForText(block: FrontMatterBlock, name: string): readonly Problem[] {
  const isRanged = rangedKeys.some(key => key === name);
  if (!isRanged || !isSeq(nodeAt(block.document, [name]))) return [];
  const hint = 'write a text, or a text for each range: `{ "<4": …, ">=4": … }`.';
  return [problem(block.placeOf([name]), { message: `\`${name}\` is a list, not text`, hint })];
}

const numberAsRange = (source: string): Said => ({
  message: `Range \`${source}\` is a number`,
  hint: numberAsText(source),
});

interface Key {
  readonly name: string;
  readonly source: string;
  readonly isNumber: boolean;
}

function keysAt({ document }: FrontMatterBlock, path: KeyPath): readonly Key[] {
  const node = nodeAt(document, path);
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const name = String(key.value);
    return [{ name, source: key.source ?? name, isNumber: typeof key.value === 'number' }];
  });
}

const validKeys: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(frontMatterSchema.entries),
  toc: Object.keys(frontMatterSchema.entries.toc.wrapped.entries),
};

function unknownKey(block: FrontMatterBlock, path: KeyPath, name: string): readonly Problem[] {
  const valid = validKeys[path.join('.')] ?? [];
  if (valid.includes(name)) return [];
  const owner = path.length === 0 ? 'Front matter' : `\`${path.join('.')}\``;
  const message = `${owner} has no key \`${name}\``;
  return [problem(block.placeOfKey([...path, name]), { message, hint: didYouMean(name, valid) })];
}

function issueProblems(issue: v.BaseIssue<unknown>, block: FrontMatterBlock): readonly Problem[] {
  if (issue.expected === 'never') return [];
  const inner = issue.type === 'union' ? closestIssues(issue) : [issue];
  return inner.map(found => {
    const path = [...pathOf(issue), ...(found === issue ? [] : pathOf(found))];
    const isKey = found.path?.at(-1)?.origin === 'key';
    const node = nodeAt(block.document, path);
    const source = isScalar(node) ? (node.source ?? '') : '';
    const isMissing = found.received === 'undefined';
    const place = isMissing
      ? block.placeOf([])
      : isKey
        ? block.placeOfKey(path)
        : block.placeOf(path);
    return problem(place, explainIssue(found, { path, source }));
  });
}

/** Of a value that may be plain or by range, what is wrong in the form that the author chose. */
function closestIssues(issue: v.BaseIssue<unknown>): readonly v.BaseIssue<unknown>[] {
  const all = issue.issues ?? [issue];
  const inside = all.filter(({ path }) => path !== undefined);
  return inside.length > 0 ? inside : all.slice(0, 1);
}

const pathOf = ({ path }: v.BaseIssue<unknown>): KeyPath =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
