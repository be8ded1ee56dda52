import type { Token } from './tokenize.ts';

/** `[{ text: 'let', kind: 'k' }, { text: ' a', kind: '' }]` -> `<span class="k">let</span> a`, with as few spans as will do. */
export const tokensToHtml = (tokens: readonly Token[]): string =>
  mergeTokens(tokens)
    .map(({ text, kind }) =>
      kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');

/** Neighbours of one kind become one token, with the space between them; space at the edges stays outside. */
function mergeTokens(tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  let space = '';
  for (const { text, kind } of tokens.flatMap(splitSpace)) {
    if (text.trim() === '') {
      space += text;
      continue;
    }
    const last = merged.at(-1);
    if (last?.kind === kind) merged[merged.length - 1] = { kind, text: last.text + space + text };
    else merged.push(...(space ? [{ kind: '', text: space }] : []), { kind, text });
    space = '';
  }
  return space ? [...merged, { kind: '', text: space }] : merged;
}

function splitSpace({ text, kind }: Token): readonly Token[] {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return [
    { text: before, kind: '' },
    { text: inner, kind },
    { text: after, kind: '' },
  ].filter(token => token.text !== '');
}

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
