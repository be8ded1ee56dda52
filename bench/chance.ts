/** A source of numbers that gives the same ones for the same seed, so that a corpus never changes. */
export interface Chance {
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  pick<T>(all: readonly T[]): T;
}

/** Numbers from a seed (the mulberry32 generator). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: all => all[below(all.length)] as (typeof all)[number] };
}
