import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Section } from '../model/article.ts';
import type { Heading } from '../model/toc.ts';

interface Draft {
  readonly id: string;
  readonly path: readonly string[];
  readonly words: string[];
  readonly code: Set<string>;
}

/** The article in pieces that search can lead to: each heading with the text and the names in code below it. */
export function collectSections(tree: Root, headings: readonly Heading[]): readonly Section[] {
  const drafts = [startSection([])];
  let current = drafts[0] as Draft;
  const byId = new Map(headings.map((heading, index) => [heading.id, index]));
  for (const child of tree.children) collect(child);
  return drafts.map(finishSection).filter(({ id, text, code }) => id || text || code.length > 0);

  function collect(node: RootContent | ElementContent): void {
    const draft = current;
    if (node.type === 'text') draft.words.push(node.value);
    if (node.type !== 'element') return;
    if (isFileName(node)) addName(draft, fileNameOf(textOf(node)));
    if (isOrnament(node)) return;
    const { id } = node.properties;
    const heading = typeof id === 'string' ? byId.get(id) : undefined;
    if (heading !== undefined) open(startSection(headings.slice(0, heading + 1)));
    else if (isMember(node)) collectMember(node, draft);
    else if (node.tagName === 'CodeHtml') addNames(draft, String(node.properties.source));
    else {
      if (node.tagName === 'code') addName(draft, textOf(node));
      draft.words.push(captionOf(node.properties));
      node.children.forEach(collect);
      if (!isInline.has(node.tagName)) draft.words.push(' ');
    }
  }

  /** A member of a type is found by itself; what follows its table is the heading's again. */
  function collectMember({ properties, children }: Element, around: Draft): void {
    const [head, type, description] = children as [Element, Element, Element];
    const name = textOf(head.children[0] as Element);
    open({ ...startSection([]), id: String(properties.id), path: [...around.path, name] });
    for (const cell of [head.children[0], ...type.children])
      if (cell?.type === 'element') addName(current, textOf(cell));
    collect(description);
    current = around;
  }

  function open(draft: Draft): void {
    drafts.push(draft);
    current = draft;
  }
}

/** A row of `<ApiTable>`: the only rows with ids. */
const isMember = ({ tagName, properties }: Element): boolean =>
  tagName === 'tr' && properties.id !== undefined;

/** The title of a sample. */
const isFileName = ({ properties }: Element): boolean =>
  String(properties.className) === 'code-title';

/** `.vscode/launch.json` -> `launch.json`; a component's file is no name that anyone asks for. */
const fileNameOf = (title: string): string =>
  title.startsWith('src/') ? '' : title.replace(/^.*\//, '');

/** What is drawn or named beside the text, and is none of it. */
const isOrnament = ({ tagName, properties }: Element): boolean =>
  tagName === 'svg' ||
  'dataFootnoteBackref' in properties ||
  'dataFootnoteRef' in properties ||
  properties.id === 'footnote-label' ||
  tagName === 'thead' ||
  /^(code-|api-licence|example-note)/.test(String(properties.className));

const isInline = new Set(['a', 'code', 'em', 'strong', 'del', 'kbd', 'abbr', 'sup', 'sub', 'span']);

function startSection(upTo: readonly Heading[]): Draft {
  const path: Heading[] = [];
  for (const heading of upTo) {
    while ((path.at(-1)?.level ?? 0) >= heading.level) path.pop();
    path.push(heading);
  }
  const id = upTo.at(-1)?.id ?? '';
  return { id, path: path.map(({ text }) => text), words: [], code: new Set() };
}

const finishSection = ({ id, path, words, code }: Draft): Section => ({
  id,
  path,
  text: words.join('').replace(/\s+/g, ' ').trim(),
  code: [...code],
});

/** Labels that components show, such as a tab's. */
const captionOf = ({ label }: { label?: unknown }): string =>
  typeof label === 'string' ? `${label} ` : '';

const addName = ({ code }: Draft, text: string): void => {
  if (text !== '' && !/\s/.test(text)) code.add(text);
};

/** Decorators, flags, and words of a sample that are surely names: `componentWillLoad`, `EventEmitter`. */
const names = /(?<![\w'"/])@[A-Z]\w+|(?<=^|\s)--[a-z][\w-]+|\b[A-Za-z]+[a-z][A-Z]\w*\b/gm;

const addNames = ({ code }: Draft, sample: string): void => {
  for (const [name] of sample.matchAll(names)) code.add(name);
};
