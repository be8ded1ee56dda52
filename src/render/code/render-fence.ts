import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import { element } from '../element.ts';
import type { MarkupHandler } from '../markup/markup-handlers.ts';
import type { Rendering } from '../rendering.ts';
import { renderPackageManagers } from './package-managers.ts';
import { readSample, type Sample } from './sample.ts';
import { sampleToHtml } from './sample-to-html.ts';

/** A fenced code sample, highlighted; npm commands on request for every package manager. */
export const renderFence: MarkupHandler<Code> = (node, _state, rendering) =>
  'npm2yarn' in readSampleWords(node)
    ? renderPackageManagers(node, rendering, code => renderCode(code, rendering))
    : renderCode(node, rendering);

const readSampleWords = ({ meta }: Code): Readonly<Record<string, unknown>> =>
  Object.fromEntries((meta ?? '').split(/\s+/).map(word => [word, true]));

function renderCode(node: Code, rendering: Rendering): Element {
  const sample = readSample(node, rendering);
  const source = sample.lines.join('\n');
  const code = element('CodeHtml', { html: sampleToHtml(sample), source });
  return element('doc-code', {}, [
    element('figure', { className: ['code'] }, [
      ...renderCaption(sample, rendering),
      element('pre', { tabIndex: 0 }, [code]),
    ]),
  ]);
}

/** The sample's title and language, and the way to its source. */
function renderCaption(
  { meta, language }: Sample,
  { context }: Rendering,
): readonly ElementContent[] {
  const source = sourceOf(meta.words.github ?? meta.words.source, context.sourceUrl);
  const parts = [
    ...(meta.title === undefined
      ? []
      : [element('span', { className: ['code-title'] }, [meta.title])]),
    ...(source === undefined ? [] : [sourceLink(source)]),
    ...(language.label === 'Text'
      ? []
      : [element('span', { className: ['code-language'] }, [language.label])]),
  ];
  return parts.length === 0 ? [] : [element('figcaption', {}, parts)];
}

/** An address as it is; a file of the site where the site says that its files are read. */
function sourceOf(source: unknown, template: string | undefined): string | undefined {
  if (typeof source !== 'string') return undefined;
  return /^https?:/.test(source) ? source : template?.replace('%file%', () => source);
}

const sourceLink = (href: string): Element =>
  element('a', { className: ['code-source'], href, rel: ['noopener'], dataExternal: '' }, [
    'View on GitHub',
  ]);
