/**
 * What `npm run verify` last found right: the contents of `content/verification.json`. Hashes tell
 * whether the content is still what was verified.
 */
export interface Verification {
  /** Hash of the facts, of the toolchains and of the verifying code. */
  readonly tools: string;
  /** The releases that the samples were compiled with, from the oldest to the newest. */
  readonly releases: readonly string[];
  /** By page key; a page without code is not there, nor one with problems. */
  readonly pages: Readonly<Record<string, VerifiedPage>>;
}

export interface VerifiedPage {
  /** Hash of the page's code in all its versions. */
  readonly hash: string;
  /** Samples by what was done with them, each counted once whatever the number of its versions. */
  readonly samples: SampleCounts;
}

export interface SampleCounts {
  /** Compiled and type-checked as they stand. */
  readonly whole: number;
  /** Compiled and type-checked inside a frame. */
  readonly framed: number;
  /** Shown without being compiled, with a reason. */
  readonly unframed: number;
  /** Of the compiled ones, how many are meant to fail, and do. */
  readonly failing: number;
  /** JSON, HTML, scripts and commands, checked in other ways. */
  readonly other: number;
  /** How often a compiler was asked: samples times versions. */
  readonly compilations: number;
}

export const noSamples: SampleCounts = {
  whole: 0,
  framed: 0,
  unframed: 0,
  failing: 0,
  other: 0,
  compilations: 0,
};

/** The counts of several pages together. */
export const sumCounts = (all: readonly SampleCounts[]): SampleCounts =>
  all.reduce(
    (sum, each) => ({
      whole: sum.whole + each.whole,
      framed: sum.framed + each.framed,
      unframed: sum.unframed + each.unframed,
      failing: sum.failing + each.failing,
      other: sum.other + each.other,
      compilations: sum.compilations + each.compilations,
    }),
    noSamples,
  );

/** The share of samples that no compiler saw: `{ whole: 18, framed: 1, unframed: 1 }` -> 0.05 */
export function unframedShare({ whole, framed, unframed }: SampleCounts): number {
  const all = whole + framed + unframed;
  return all === 0 ? 0 : unframed / all;
}
