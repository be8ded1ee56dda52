import type { Code } from 'mdast';
import { didYouMean } from '../../model/did-you-mean.ts';
import { type FenceMeta, parseFenceMeta } from '../../model/fence-meta.ts';
import { type Rendering, report } from '../rendering.ts';
import { findLanguage, type Language, languages } from './languages.ts';
import { type MarkedSample, readMagicComments } from './magic-comments.ts';

/** A code sample as it is going to be shown. */
export interface Sample extends Omit<MarkedSample, 'unended'> {
  readonly language: Language;
  readonly meta: FenceMeta;
}

const text = languages.find(({ label }) => label === 'Text') as Language;

/** A fence as a sample; what is wrong with it is reported. */
export function readSample(node: Code, rendering: Rendering): Sample {
  const meta = parseFenceMeta(node.meta);
  const { magicComments } = rendering.context;
  const { lines, marks, unended } = readMagicComments(node.value, magicComments);
  for (const words of unended)
    report(rendering, node, {
      message: `The comment \`${words}\` starts a block that nothing ends`,
      hint: `end it with \`${endOf(words, rendering)}\`.`,
    });
  checkRange(node, { lines, meta }, rendering);
  const ofRange = magicComments[0]?.className ?? '';
  const all = new Map([...meta.lines.map(line => [line, ofRange] as const), ...marks]);
  return { language: readLanguage(node, rendering), meta, lines, marks: all };
}

const endOf = (start: string, { context }: Rendering): string =>
  context.magicComments.find(({ block }) => block?.start === start)?.block?.end ?? '';

function readLanguage(node: Code, rendering: Rendering): Language {
  if (!node.lang) return text;
  const language = findLanguage(node.lang);
  if (language) return language;
  report(rendering, node, {
    message: `Samples in \`${node.lang}\` cannot be highlighted`,
    hint: didYouMean(
      node.lang,
      languages.flatMap(({ names }) => names),
    ),
  });
  return text;
}

function checkRange(
  node: Code,
  { lines, meta }: { lines: readonly string[]; meta: FenceMeta },
  rendering: Rendering,
): void {
  if (meta.lines.length === 0) return;
  if (rendering.context.magicComments.length === 0)
    report(rendering, node, {
      message: 'Highlight ranges in code blocks need magic comment configuration',
      hint: 'add an entry to `themeConfig.prism.magicComments` in site.config.ts: ranges take its class.',
    });
  const last = Math.max(...meta.lines);
  if (last > lines.length)
    report(rendering, node, {
      message: `Line ${last} is to be highlighted, but the sample has ${lines.length}`,
      hint: 'count the lines that are shown, without the comments that mark lines.',
    });
}
