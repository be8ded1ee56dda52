// Markdown that MDX reads otherwise, written so that MDX reads it as meant. Lines keep their
// number, and columns move by one character at most.
//
//     <!-- a remark -->      {/*  a remark */}
//     :::note Title          :::note[Title]
//     ## Title {#id}         ## Title \{#id}
import { splitCode } from './split-code.ts';

/** `:::note Title` -> `:::note[Title]`, and so on; code samples and inline code stay as they are. */
export const toMdx = (text: string): string => adaptLines(adaptComments(text));

const adaptComments = (text: string): string =>
  splitCode(text)
    .map(part => (part.kind === 'comment' ? toMdxComment(part.text, part.isInline) : part.text))
    .join('');

/** A comment inside a line of text may not hold an empty line: it would end the paragraph. */
function toMdxComment(comment: string, isInline: boolean): string {
  const inner = comment
    .slice('<!--'.length, -'-->'.length)
    .replaceAll('*/', '* ')
    .replace(/[`~|{}]/g, "'");
  return `{/* ${isInline ? fillEmptyLines(inner) : inner}*/}`;
}

const fillEmptyLines = (text: string): string => text.replace(/(?<=\n)([ \t>]*)(?=\n)/g, "$1'");

function adaptLines(text: string): string {
  let prose = '';
  const parts: string[] = [];
  for (const part of splitCode(text)) {
    if (part.kind === 'block') {
      parts.push(adaptProse(prose), part.text);
      prose = '';
    } else prose += part.text;
  }
  return [...parts, adaptProse(prose)].join('');
}

const containers = String.raw`(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*`;
const admonition = new RegExp(`^(${containers}:{3,}[A-Za-z][\\w-]*)[ \\t]+([^\\s[{].*?)[ \\t]*$`);
const heading = new RegExp(`^${containers}#{1,6}[ \\t]`);
const underline = /^[ \t>]*(=+|-+)[ \t]*$/;

const adaptProse = (text: string): string =>
  text
    .split('\n')
    .map((line, index, lines) => {
      if (heading.test(line) || underline.test(lines[index + 1] ?? '')) return escapeIds(line);
      return line.replace(admonition, (_, start, title) => `${start}[${escapeLabel(title)}]`);
    })
    .join('\n');

const escapeIds = (line: string): string =>
  splitCode(line)
    .map(({ kind, text }) =>
      kind === 'prose' ? text.replace(/(?<!\\)\{#[^\s{}]+\}/g, id => `\\${id}`) : text,
    )
    .join('');

/** A bracket without its partner would end the title early. */
function escapeLabel(title: string): string {
  const brackets = title.replace(/[^[\]]/g, '');
  let rest = brackets;
  while (rest.includes('[]')) rest = rest.replaceAll('[]', '');
  return rest === '' ? title : title.replace(/[[\]]/g, bracket => `\\${bracket}`);
}
