import type { Sample } from './sample.ts';
import { type Token, tokenize } from './tokenize.ts';
import { tokensToHtml } from './tokens-to-html.ts';

/** The inside of a sample's `<code>`. A line is an element of its own only where it has to be. */
export function sampleToHtml(sample: Sample): string {
  const shielded = shieldPlaceholders(sample.lines.join('\n'));
  const lines = tokenize(shielded, sample.language);
  const html = isDiff(sample) ? diffToHtml(lines) : linesToHtml(lines, sample);
  // What looks like a link to a page in a sample must not be filled in at placement.
  return unshieldPlaceholders(html).replaceAll('href="page:', 'href=&quot;page:');
}

function linesToHtml(lines: readonly (readonly Token[])[], { meta, marks }: Sample): string {
  const first = meta.showLineNumbers;
  if (first === undefined && marks.size === 0)
    return tokensToHtml(lines.flatMap((line, index) => (index ? [lineBreak, ...line] : line)));
  return lines
    .map((line, index) => {
      const html = `${tokensToHtml(line)}${index < lines.length - 1 ? '\n' : ''}`;
      const number = first === undefined ? '' : ` data-line="${first + index}"`;
      const mark = marks.get(index + 1);
      if (mark !== undefined) return `<mark class="${mark}"${number}>${html}</mark>`;
      return number ? `<span${number}>${html}</span>` : html;
    })
    .join('');
}

const lineBreak: Token = { text: '\n', kind: '' };

const isDiff = ({ language }: Sample): boolean => language.names[0] === 'diff';

/** Lines that go and lines that come, as elements that say so to everyone. */
const diffToHtml = (lines: readonly (readonly Token[])[]): string =>
  lines
    .map((line, index) => {
      const text = line.map(token => token.text).join('');
      const html = tokensToHtml([{ text, kind: isDiffHead(text) ? 'c' : '' }]);
      const end = index < lines.length - 1 ? '\n' : '';
      if (isDiffHead(text)) return `${html}${end}`;
      if (text.startsWith('+')) return `<ins>${html}${end}</ins>`;
      return text.startsWith('-') ? `<del>${html}${end}</del>` : `${html}${end}`;
    })
    .join('');

const isDiffHead = (line: string): boolean => /^(\+\+\+ |--- |@@|diff |index )/.test(line);

/** One letter each, so that no grammar takes a placeholder apart. */
const shields = [
  ['%release%', '\uE000'],
  ['%version%', '\uE001'],
] as const;

const shieldPlaceholders = (text: string): string =>
  shields.reduce((all, [name, shield]) => all.replaceAll(name, shield), text);

const unshieldPlaceholders = (html: string): string =>
  shields.reduce((all, [name, shield]) => all.replaceAll(shield, name), html);
