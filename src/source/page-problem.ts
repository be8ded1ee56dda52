import type { Problem } from '../model/problem.ts';
import { type Placed, startOf } from './place.ts';

/** What a problem says, without its place. */
export interface Said {
  readonly message: string;
  readonly hint: string;
}

/** A problem at a node of a page's tree. */
export const problemAt = (
  node: Placed,
  { file, versions = [] }: { readonly file: string; readonly versions?: readonly string[] },
  said: Said,
): Problem => ({ ...startOf(node, file), ...said, severity: 'error', versions });
