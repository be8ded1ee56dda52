import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { Language } from './languages.ts';
import { classOf, theme } from './theme.ts';

/** A piece of a sample, and what it is: a class of `theme.ts`, empty for plain text. */
export interface Token {
  readonly text: string;
  readonly kind: string;
}

export type TokenLines = readonly (readonly Token[])[];

/** Samples repeat from slice to slice of a page; this many are remembered. */
const remembered = 200;

let highlighter: HighlighterCore | undefined;
const recent = new Map<string, TokenLines>();

/** Samples as lines of tokens, by their language and code. Plain data: it is kept from build to build. */
export type KnownSamples = readonly (readonly [string, TokenLines])[];

let book:
  | undefined
  | { readonly known: ReadonlyMap<string, TokenLines>; readonly used: Map<string, TokenLines> };

/** Does something that tokenizes, with samples known from before; gives those that it used too. */
export function withKnownSamples<T>(
  samples: KnownSamples,
  use: () => T,
): { readonly result: T; readonly samples: KnownSamples } {
  book = { known: new Map(samples), used: new Map() };
  const result = use();
  return { result, samples: [...book.used] };
}

/** A sample as lines of tokens. */
export function tokenize(code: string, language: Language): TokenLines {
  const key = `${language.names[0]}\n${code}`;
  const lines = book?.known.get(key) ?? recall(key, code, language);
  book?.used.set(key, lines);
  return lines;
}

function recall(key: string, code: string, language: Language): TokenLines {
  const known = recent.get(key);
  if (known) return known;
  const lines = language.grammar ? readTokens(code, language.grammar) : plainLines(code);
  if (recent.size >= remembered) recent.delete(recent.keys().next().value ?? '');
  recent.set(key, lines);
  return lines;
}

const plainLines = (code: string): TokenLines => code.split('\n').map(text => [{ text, kind: '' }]);

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
