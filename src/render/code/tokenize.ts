import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { Language } from './languages.ts';
import { classOf, theme } from './theme.ts';

/** A piece of a sample, and what it is: a class of `theme.ts`, empty for plain text. */
export interface Token {
  readonly text: string;
  readonly kind: string;
}

/** Samples repeat from slice to slice of a page; this many are remembered. */
const remembered = 200;

let highlighter: HighlighterCore | undefined;
const recent = new Map<string, readonly (readonly Token[])[]>();

/** A sample as lines of tokens. */
export function tokenize(code: string, language: Language): readonly (readonly Token[])[] {
  const key = `${language.names[0]}\n${code}`;
  const known = recent.get(key);
  if (known) return known;
  const lines = language.grammar ? readTokens(code, language.grammar) : plainLines(code);
  if (recent.size >= remembered) recent.delete(recent.keys().next().value ?? '');
  recent.set(key, lines);
  return lines;
}

const plainLines = (code: string): readonly (readonly Token[])[] =>
  code.split('\n').map(text => [{ text, kind: '' }]);

function readTokens(code: string, grammar: NonNullable<Language['grammar']>) {
  // One for the whole process: its grammars take half a second to get warm.
  highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine(),
  });
  const lang = grammar.at(-1)?.name ?? '';
  if (!highlighter.getLoadedLanguages().includes(lang)) highlighter.loadLanguageSync([...grammar]);
  // Without a time limit, since a busy machine must not change what is built.
  const lines = highlighter.codeToTokensBase(code, {
    lang,
    theme: theme.name,
    tokenizeTimeLimit: 0,
  });
  return lines.map(line =>
    line.map(({ content, color }) => ({ text: content, kind: classOf(color) })),
  );
}
