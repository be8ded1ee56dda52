import type { Root } from 'mdast';

/** Where a node stands, and the parser's own tree of an expression that is there as text as well. */
const asides: readonly string[] = ['position', 'estree'];

/** A slice's text as one string: slices with the same identity make the same article. */
export const sliceIdentity = (tree: Root): string =>
  JSON.stringify(tree, (key, value: unknown) => (asides.includes(key) ? undefined : value));
