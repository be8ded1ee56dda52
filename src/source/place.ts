import type { Place } from '../model/problem.ts';

/** A node that knows where it stands. */
export interface Placed {
  readonly position?:
    | { readonly start: { readonly line: number; readonly column: number } }
    | undefined;
}

/** Where a node of a page's tree begins. */
export const startOf = ({ position }: Placed, file: string): Place => ({
  file,
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});
