import type { KnownSamples } from '../render/code/tokenize.ts';
import { type Cache, cacheKey } from './cache.ts';

/** Where the samples of pages are kept from one compiling to the next, as tokens. */
export interface SampleStore {
  readonly cache: Cache;
  /** Hash of the code that compiles: another pipeline never takes this one's results. */
  readonly pipeline: string;
}

const keyOf = (file: string, { pipeline }: SampleStore): string =>
  cacheKey('samples', pipeline, file);

/** The samples that a page had when it was last compiled. */
export const readSamples = (file: string, store: SampleStore): KnownSamples =>
  store.cache.read<KnownSamples>(keyOf(file, store)) ?? [];

/** Keeps the samples that a page has. */
export const keepSamples = (file: string, samples: KnownSamples, store: SampleStore): void =>
  store.cache.write(keyOf(file, store), samples);
