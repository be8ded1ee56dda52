/** Stops with "Invariant failed" and the place of the assumption: our bug, never the author's. */
export function invariant(condition: unknown, place: string): asserts condition {
  if (!condition) throw new Error(`Invariant failed: ${place}`);
}
