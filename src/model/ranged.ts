import type { Ranged } from './front-matter.ts';
import { holdsFor, type Range } from './range.ts';

const isByRange = <T>(value: Ranged<T>): value is Readonly<Record<string, T>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value that holds for a release: `({ '<3': a, '>=3': b }, '4.1.0')` -> b. */
export function resolveRanged<T>(value: Ranged<T>, release: string): T | undefined {
  if (!isByRange(value)) return value as T;
  return Object.entries(value).find(([range]) => holdsFor(range as Range, release))?.[1];
}

/** How many of the ranges hold for a release: exactly one, unless the author left a gap or an overlap. */
export const countRanged = <T>(value: Ranged<T>, release: string): number =>
  isByRange(value)
    ? Object.keys(value).filter(range => holdsFor(range as Range, release)).length
    : 1;
