import ts from 'typescript';
import type { Redirects } from '../../src/model/redirect.ts';
import type { Versions } from '../../src/model/version.ts';
import { findProperty, nameOf, replaceParts, type SourceEdit } from './source-edit.ts';

/**
 * The old names of versions after a cut: a name that is a version's own now leads nowhere else, and
 * one that stood for the latest (`v4`, `latest`) stands for the new one. A minor of the former
 * latest (`v4.12.1`) stays with it.
 */
export function moveRedirects(
  { pages, versions }: Redirects,
  before: Versions,
  after: Versions,
): Redirects {
  const kept = Object.entries(versions).filter(([from]) => from !== after.latest);
  const moved = kept.map(([from, to]) => [
    from,
    to === before.latest && !from.startsWith(`${before.latest}.`) ? after.latest : to,
  ]);
  return { pages, versions: Object.fromEntries(moved) };
}

/** `content/redirects.ts` with other old names of versions; everything else stays as it is written. */
export function editRedirects(text: string, after: Redirects): string {
  const source = ts.createSourceFile('redirects.ts', text, ts.ScriptTarget.Latest, true);
  const names = findProperty(source, 'versions');
  if (!names || !ts.isObjectLiteralExpression(names)) return text;
  return replaceParts(
    text,
    names.properties.flatMap(property => editProperty(property, after.versions)),
  );
}

function editProperty(
  property: ts.ObjectLiteralElementLike,
  versions: Redirects['versions'],
): readonly SourceEdit[] {
  if (!ts.isPropertyAssignment(property)) return [];
  const from = nameOf(property.name);
  const to = from === undefined ? undefined : versions[from];
  if (to === undefined) return [withoutLine(property)];
  const { initializer } = property;
  if (ts.isStringLiteral(initializer) && initializer.text === to) return [];
  return [{ start: initializer.getStart(), end: initializer.end, text: `'${to}'` }];
}

/** From the end of what stands before a property to the end of its comma. */
function withoutLine(property: ts.PropertyAssignment): SourceEdit {
  const { text } = property.getSourceFile();
  const end = text[property.end] === ',' ? property.end + 1 : property.end;
  return { start: property.getFullStart(), end, text: '' };
}
