/**
 * The program behind `npm run bench`: what builds of made-up sites cost. It prints and asserts
 * nothing; counts of files and bytes are asserted in `scale.test.ts`.
 *
 *   bench.js [size] [versions] [pages] [peers]     all four when none is named
 */
import { availableParallelism } from 'node:os';
import { buildCorpus, type CorpusBuilds } from './build-corpus.ts';
import { compareWithPeers } from './compare.ts';
import { comparedTable } from './compared-table.ts';
import { type CorpusSize, replacedSite } from './corpus.ts';
import { formatTable } from './format-table.ts';

const heads = [
  'site',
  'build',
  'seconds',
  'CPU s',
  'peak MB',
  'documents',
  'articles',
  'files',
  'MB',
  'entry bytes',
];

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

function toRows(name: string, { output, ...builds }: CorpusBuilds): readonly string[][] {
  return (['cold', 'warm', 'edit'] as const).map(kind => {
    const { seconds, cpuSeconds, peakBytes } = builds[kind];
    return [
      name,
      kind,
      seconds.toFixed(1),
      cpuSeconds.toFixed(1),
      peakBytes === undefined ? '—' : megabytes(peakBytes),
      ...[output.documents, output.articles, output.files].map(String),
      megabytes(output.bytes),
      String(output.entryBytes),
    ];
  });
}

const questions: Readonly<
  Record<string, { readonly title: string; readonly sizes: readonly CorpusSize[] }>
> = {
  size: { title: 'A site of the size of the one that this replaces', sizes: [replacedSite] },
  versions: {
    title: 'More versions without new text',
    sizes: [4, 16, 64].map(versions => ({ ...replacedSite, versions })),
  },
  pages: {
    title: 'More pages in each of four versions',
    sizes: [75, 300, 1200].map(pages => ({ pages, versions: 4, texts: pages })),
  },
};

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
console.log(`Node ${process.version}, ${availableParallelism()} processors.`);
for (const [name, { title, sizes }] of Object.entries(questions)) {
  if (!isWanted(name)) continue;
  const rows: string[][] = [];
  for (const size of sizes) {
    const { pages, versions, texts } = size;
    const label = `${pages} pages, ${versions} versions, ${texts} texts`;
    rows.push(...toRows(label, await buildCorpus(size)));
  }
  console.log(`\n${title}\n\n${formatTable(heads, rows)}`);
}
if (isWanted('peers')) {
  console.log(
    '\nThe same text with other tools, read and searched on a slow phone (medians of 5)\n',
  );
  console.log(comparedTable(await compareWithPeers(replacedSite)));
}
