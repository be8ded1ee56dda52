import ts from 'typescript';

/** A part of a source that is replaced by another text. */
export interface SourceEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with some of its parts replaced. */
export const replaceParts = (text: string, edits: readonly SourceEdit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), text);

/** The value of the first property with a name in a source, wherever it stands. */
export function findProperty(root: ts.Node, name: string): ts.Expression | undefined {
  if (ts.isPropertyAssignment(root) && nameOf(root.name) === name) return root.initializer;
  return ts.forEachChild(root, child => findProperty(child, name));
}

/** `key` and `'key'` are the same name. */
export const nameOf = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
