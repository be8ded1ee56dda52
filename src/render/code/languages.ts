import bash from '@shikijs/langs/bash';
import css from '@shikijs/langs/css';
import html from '@shikijs/langs/html';
import json from '@shikijs/langs/json';
import json5 from '@shikijs/langs/json5';
import jsonc from '@shikijs/langs/jsonc';
import markdown from '@shikijs/langs/markdown';
import scss from '@shikijs/langs/scss';
import tsx from '@shikijs/langs/tsx';
import typescript from '@shikijs/langs/typescript';
import vue from '@shikijs/langs/vue';
import xml from '@shikijs/langs/xml';
import yaml from '@shikijs/langs/yaml';
import type { LanguageRegistration } from 'shiki/core';

/** A language that samples are written in. */
export interface Language {
  /** Its name for readers. */
  readonly label: string;
  /** Every way to write it after the fence; the first is its own. */
  readonly names: readonly [string, ...string[]];
  /** How it is taken apart; text and diffs are not. */
  readonly grammar?: readonly LanguageRegistration[];
}

/** The languages of the site. JavaScript is read with TypeScript's grammars, which contain it. */
export const languages: readonly Language[] = [
  { label: 'TSX', names: ['tsx'], grammar: tsx },
  { label: 'JSX', names: ['jsx'], grammar: tsx },
  { label: 'TypeScript', names: ['typescript', 'ts', 'mts', 'cts'], grammar: typescript },
  { label: 'JavaScript', names: ['javascript', 'js', 'mjs', 'cjs'], grammar: typescript },
  { label: 'Shell', names: ['bash', 'sh', 'shell', 'zsh', 'console'], grammar: bash },
  { label: 'HTML', names: ['html', 'markup'], grammar: html },
  { label: 'XML', names: ['xml', 'svg'], grammar: xml },
  { label: 'CSS', names: ['css'], grammar: css },
  { label: 'SCSS', names: ['scss', 'sass'], grammar: scss },
  { label: 'JSON', names: ['json'], grammar: json },
  { label: 'JSON', names: ['jsonc'], grammar: jsonc },
  { label: 'JSON5', names: ['json5'], grammar: json5 },
  { label: 'YAML', names: ['yaml', 'yml'], grammar: yaml },
  { label: 'Vue', names: ['vue'], grammar: vue },
  { label: 'Markdown', names: ['markdown', 'md', 'mdx'], grammar: markdown },
  { label: 'Diff', names: ['diff', 'patch'] },
  { label: 'Text', names: ['text', 'txt', 'plain', 'plaintext'] },
];

/** The language that a fence names; none when there is no such language here. */
export const findLanguage = (name: string): Language | undefined =>
  languages.find(({ names }) => names.includes(name.toLowerCase()));
