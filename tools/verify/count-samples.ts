import type { SampleCounts } from '../../src/model/verification.ts';
import type { CodePage } from './read-page-code.ts';
import { frameOf, isCompiled, type Sample, wordOf } from './sample.ts';

/** What was done with a page's samples, each counted once for all its versions. */
export function countSamples({ slices }: CodePage): SampleCounts {
  const samples = new Map<string, Sample>();
  for (const sample of slices.flatMap(slice => slice.samples))
    samples.set(`${sample.place.line}:${sample.place.column}`, sample);
  const all = [...samples.values()];
  const compiled = all.filter(isCompiled);
  const isSeen = (sample: Sample) => isCompiled(sample) && frameOf(sample) !== 'none';
  return {
    whole: compiled.filter(sample => frameOf(sample) === undefined).length,
    framed: compiled.filter(sample => !['none', undefined].includes(frameOf(sample))).length,
    unframed: all.filter(sample => frameOf(sample) === 'none').length,
    failing: compiled.filter(({ meta }) => wordOf(meta, 'fails') !== undefined).length,
    other: all.filter(sample => !isCompiled(sample) && checkedOtherwise.includes(sample.language))
      .length,
    compilations: slices.reduce(
      (sum, slice) => sum + slice.samples.filter(isSeen).length * slice.versions.length,
      0,
    ),
  };
}

const checkedOtherwise = [
  'json',
  'html',
  'markup',
  'vue',
  'js',
  'javascript',
  'mjs',
  'cjs',
  'bash',
  'sh',
  'shell',
  'console',
  'zsh',
];
