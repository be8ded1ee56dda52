import type { VFileMessage } from 'vfile-message';
import type { Problem } from '../model/problem.ts';
import type { PageFile } from './read-pages.ts';

/** What the MDX parser stumbled over, in words that say how to mend it. */
export function toSyntaxProblem(error: VFileMessage, { file, text }: PageFile): Problem {
  const saying = sayings.find(([pattern]) => pattern.test(`${error.ruleId}: ${error.reason}`));
  const said = saying ? saying[1](error.reason) : { message: unknown(error) };
  return { file, ...placeOf(error, text.split('\n')), severity: 'error', versions: [], ...said };
}

type Said = Pick<Problem, 'message' | 'hint'>;

const unknown = ({ reason }: VFileMessage): string => `The text is no valid MDX: ${reason}`;

/** The tag or the brace that the author must look at, rather than where the parser gave up. */
function placeOf({ line = 1, column = 1, reason, ruleId }: VFileMessage, lines: readonly string[]) {
  const opening = /Expected a closing tag .*?\((\d+):(\d+)-/.exec(reason);
  if (opening) return { line: Number(opening[1]), column: Number(opening[2]) };
  const isExpression = ruleId === 'acorn' && reason.includes('expression');
  const brace = isExpression ? (lines[line - 1] ?? '').lastIndexOf('{', column - 1) : -1;
  return { line, column: brace === -1 ? column : brace + 1 };
}

const sayings: readonly (readonly [RegExp, (reason: string) => Said])[] = [
  [/^end-tag-mismatch: Expected a closing tag/, reason => unclosedTag(tagIn(reason), reason)],
  [
    /^end-tag-mismatch: /,
    reason => ({
      message: `A closing tag does not fit the tag that is open: ${lowerFirst(reason)}`,
      hint: 'close tags in the reverse order of opening them.',
    }),
  ],
  [
    /closing slash/,
    () => ({
      message: 'A closing tag has no opening one',
      hint: 'take it out, or open it before.',
    }),
  ],
  [
    /before attribute value/,
    () => ({
      message: 'An attribute has a value without quotes',
      hint: 'write it in quotes, for example `v="4.5"`.',
    }),
  ],
  [
    /create a comment in MDX/,
    () => ({
      message: 'A comment is not closed',
      hint: 'end it with `-->`; for the characters themselves write `\\<!--`.',
    }),
  ],
  [
    /create a link in MDX/,
    () => ({
      message: 'A link in angle brackets is no link in MDX',
      hint: 'write `[text](address)`, or the bare address.',
    }),
  ],
  [
    /^acorn: Could not parse import/,
    () => ({
      message: 'A paragraph that begins with the word `import` or `export` is read as code',
      hint: 'put the word in backticks or another word before it; code goes into a fence.',
    }),
  ],
  [/^(acorn|unexpected-eof|unexpected-lazy): .*(expression|brace)/i, () => brokenExpression],
  [
    /(before|in|after) (closing )?(local )?(name|tag)|^unexpected-character: .*(attribute|tag)|^unexpected-eof/,
    () => ({
      message: 'A `<` begins no tag that can be read',
      hint: 'write `\\<` for the character itself, or put code in backticks.',
    }),
  ],
];

const brokenExpression: Said = {
  message: 'A `{` opens an expression that cannot be read',
  hint: 'write `\\{` for a brace, or put code in backticks.',
};

const tagIn = (reason: string): string => /<([^>]*)>/.exec(reason)?.[1] ?? '';

const voidElements = ['br', 'hr', 'img', 'input', 'wbr', 'source', 'col', 'link', 'meta'];

function unclosedTag(name: string, reason: string): Said {
  const message = `\`<${name}>\` is not closed`;
  if (/table(Data|Header|Row)/.test(reason))
    return {
      message: `${message} inside its table cell`,
      hint: `a table row cannot be wrapped: write \`<${name} …/>\` first in its first cell.`,
    };
  if (voidElements.includes(name)) return { message, hint: `write \`<${name} />\`.` };
  if (reason.includes('`listItem`'))
    return {
      message: `${message} inside its list item`,
      hint: `a list item cannot be wrapped: write \`<${name} …/>\` first in it, or close the tag there.`,
    };
  return {
    message,
    hint: `write \`</${name}>\` in the same paragraph, list item or block; for the characters themselves write \`\\<${name}>\`.`,
  };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
