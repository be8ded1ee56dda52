/** A piece of a page's source; all pieces in order are the source again. */
export interface SourcePart {
  /** `block`: front matter or a fenced sample; `code`: inline code; `comment`: an HTML comment. */
  readonly kind: 'prose' | 'code' | 'block' | 'comment';
  readonly text: string;
  /** Whether it shares a line with text. */
  readonly isInline: boolean;
}

const frontMatter = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** What begins a part that is no prose; an escaped character begins none. */
const beginning =
  /^(?<prefix>(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*)(?<fence>`{3,}(?=[^`\n]*$)|~{3,})|\\[^\n]|(?<ticks>`+)|(?<comment><!--)/gm;

/** Prose, code and comments of a page's source, told apart without parsing it. */
export function splitCode(source: string): readonly SourcePart[] {
  const parts: SourcePart[] = [];
  let done = 0;
  const add = (kind: SourcePart['kind'], end: number) => {
    if (end <= done) return;
    parts.push({ kind, text: source.slice(done, end), isInline: isInline(source, done, end) });
    done = end;
  };
  add('block', frontMatter.exec(source)?.[0].length ?? 0);
  const pattern = new RegExp(beginning);
  pattern.lastIndex = done;
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const found = findEnd(source, match);
    if (!found) continue;
    add('prose', match.index);
    add(found.kind, found.end);
    pattern.lastIndex = done;
  }
  add('prose', source.length);
  return parts;
}

type Found = { readonly kind: SourcePart['kind']; readonly end: number };

function findEnd(source: string, match: RegExpExecArray): Found | undefined {
  const { prefix = '', fence, ticks, comment } = match.groups ?? {};
  const start = match.index + match[0].length;
  if (fence !== undefined)
    return { kind: 'block', end: fenceEnd(source, start, { prefix, fence }) };
  if (ticks !== undefined) return inlineCodeEnd(source, start, ticks);
  if (comment === undefined) return undefined;
  const end = source.indexOf('-->', match.index + 2);
  return end === -1 ? undefined : { kind: 'comment', end: end + '-->'.length };
}

interface OpenFence {
  readonly prefix: string;
  readonly fence: string;
}

function fenceEnd(source: string, start: number, { prefix, fence }: OpenFence): number {
  const closing = new RegExp(`^[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*$`);
  let position = lineEnd(source, start);
  while (position < source.length) {
    const end = lineEnd(source, position);
    const line = source.slice(position, end).trimEnd();
    if (leavesContainer(line, prefix)) return position;
    if (closing.test(line)) return end;
    position = end;
  }
  return position;
}

/** A sample inside a quotation or a list item ends with it, closed or not. */
function leavesContainer(line: string, prefix: string): boolean {
  if (prefix.includes('>') && !/^[ \t]*>/.test(line)) return true;
  const isInItem = /[^ \t>]/.test(prefix);
  const indent = line.search(/[^ \t>]/);
  return isInItem && indent !== -1 && indent < prefix.trimEnd().length;
}

const lineEnd = (source: string, position: number): number => {
  const end = source.indexOf('\n', position);
  return end === -1 ? source.length : end + 1;
};

function inlineCodeEnd(source: string, start: number, ticks: string): Found | undefined {
  const blank = /\n[ \t>]*\n/g;
  blank.lastIndex = start;
  const limit = blank.exec(source)?.index ?? source.length;
  const run = /`+/g;
  run.lastIndex = start;
  for (let match = run.exec(source); match && match.index < limit; match = run.exec(source))
    if (match[0] === ticks) return { kind: 'code', end: run.lastIndex };
  return undefined;
}

function isInline(source: string, start: number, end: number): boolean {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const after = source.slice(end, lineEnd(source, end));
  return /[^\s>]/.test(before.replace(/^\s*(?:[-*+]|\d{1,9}[.)])\s/, '')) || after.trim() !== '';
}
