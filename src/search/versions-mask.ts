import type { SearchOutline } from './titles-part.ts';

/** The bit of a version; 0 for one that the site does not have. */
export const maskOf = ({ versions }: SearchOutline, name: string): number => {
  const bit = versions.indexOf(name);
  return bit < 0 ? 0 : 1 << bit;
};

/** The names of a set of versions, from the newest to the oldest. */
export const namesOf = ({ versions }: SearchOutline, mask: number): readonly string[] =>
  versions.filter((_, bit) => (mask & (1 << bit)) !== 0);
