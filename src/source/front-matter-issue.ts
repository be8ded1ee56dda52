import type { BaseIssue } from 'valibot';
import type { KeyPath } from './front-matter-block.ts';
import type { Said } from './page-problem.ts';

interface Found {
  readonly path: KeyPath;
  /** The value as the author wrote it. */
  readonly source: string;
}

/** Why a version belongs in quotes, for a number that the author wrote. */
export const numberAsText = (source: string): string =>
  `put it in quotes, \`"${source}"\`, since YAML reads 4.10 as 4.1.`;

/** A schema's issue with front matter, in an author's words. */
export function explainIssue(issue: BaseIssue<unknown>, { path, source }: Found): Said {
  const name = `\`${path[0] === 'toc' ? path.join('.') : path[0]}\``;
  if (issue.received === 'undefined') return missing(String(path[0]));
  if (issue.input === null) return { message: `${name} has no value`, hint: valueHint };
  switch (issue.type) {
    case 'string':
      return typeof issue.input === 'number'
        ? { message: `${name} is a number`, hint: numberAsText(source) }
        : { message: `${name} is ${kindOf(issue.input)}, not text`, hint: quoteHint };
    case 'non_empty':
      return { message: `${name} is empty`, hint: valueHint };
    case 'check':
      return {
        message: `\`${issue.input}\` is no version range`,
        hint: 'write for example `">=4.5"` or `">=4.1 <4.10"`.',
      };
    case 'boolean':
      return { message: `${name} is neither true nor false`, hint: 'write `true` or `false`.' };
    case 'array':
      return {
        message: `${name} is no list`,
        hint: `write for example ${name.slice(0, -1)}: [forms]\`.`,
      };
    case 'strict_object':
      return {
        message: `${name} is no pair of heading levels`,
        hint: 'write for example `toc: { minHeadingLevel: 2, maxHeadingLevel: 4 }`.',
      };
    case 'number':
    case 'integer':
    case 'min_value':
    case 'max_value':
      return { message: `${name} is no heading level`, hint: 'write a whole number from 2 to 6.' };
    default:
      return { message: `${name}: ${issue.message}`, hint: valueHint };
  }
}

const missing = (name: string): Said => ({
  message: `Front matter has no \`${name}\``,
  hint: `add a line \`${name}: …\`; every page has a title and a description.`,
});

const valueHint = 'write it behind the colon, or take the line out.';

const quoteHint = 'write a text, in quotes if it holds anything but words.';

const kindOf = (input: unknown): string => {
  if (Array.isArray(input)) return 'a list';
  return typeof input === 'object' ? 'a group of keys' : `\`${input}\``;
};
