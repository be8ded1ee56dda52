import ts from 'typescript';
import type { VersionEntry, Versions } from '../../src/model/version.ts';
import { CutError } from './plan-cut.ts';
import { findProperty, replaceParts, type SourceEdit } from './source-edit.ts';

/** `content/versions.ts` after a cut: only what changes is written anew, comments and layout stay. */
export function editVersions(text: string, before: Versions, after: Versions): string {
  const source = ts.createSourceFile('versions.ts', text, ts.ScriptTarget.Latest, true);
  const latest = findProperty(source, 'latest');
  const list = findProperty(source, 'versions');
  if (!latest || !list || !ts.isArrayLiteralExpression(list))
    throw new CutError('content/versions.ts has no `latest` and no list of `versions` to edit.');
  return replaceParts(text, [
    { start: latest.getStart(), end: latest.end, text: quote(after.latest) },
    ...changedEntries(list, before, after),
    insertedEntry(list, before, after),
  ]);
}

function changedEntries(
  list: ts.ArrayLiteralExpression,
  before: Versions,
  after: Versions,
): readonly SourceEdit[] {
  return before.versions.flatMap((entry, index) => {
    const changed = after.versions.find(({ name }) => name === entry.name);
    const node = list.elements[index];
    if (!node || !changed || JSON.stringify(changed) === JSON.stringify(entry)) return [];
    return [{ start: node.getStart(), end: node.end, text: printEntry(changed) }];
  });
}

/** The new entry stands in a line of its own, before the former latest. */
function insertedEntry(
  list: ts.ArrayLiteralExpression,
  before: Versions,
  after: Versions,
): SourceEdit {
  const entry = after.versions.find(({ name }) => name === after.latest);
  const former = before.versions.findIndex(({ name }) => name !== 'next');
  const node = list.elements[former];
  if (!entry || !node) throw new CutError('content/versions.ts has no released version.');
  const start = node.getStart();
  const line = node.getSourceFile().text.slice(0, start).lastIndexOf('\n') + 1;
  const indent = node.getSourceFile().text.slice(line, start).match(/^\s*/)?.[0] ?? '';
  return { start, end: start, text: `${printEntry(entry)},\n${indent}` };
}

/** `{ name: 'v4.13', release: '4.13.0', support: 'active' }` */
const printEntry = (entry: VersionEntry): string =>
  `{ ${Object.entries(entry)
    .map(([key, value]) => `${key}: ${quote(String(value))}`)
    .join(', ')} }`;

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
