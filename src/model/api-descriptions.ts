/** Our own words about the members of the public surface: `content/api/descriptions/<Type>.yaml`. */
import * as v from 'valibot';
import { findPlace } from './find-place.ts';
import { type Ranged, ranged } from './front-matter.ts';
import type { Place } from './problem.ts';
import { resolveRanged } from './ranged.ts';

/** Schema of a file of descriptions: a member's name, and one sentence or more in inline Markdown. */
export const apiDescriptionsSchema = v.record(
  v.string(),
  ranged(
    v.pipe(
      v.string('a description is a text'),
      v.trim(),
      v.nonEmpty('a description is not empty'),
      v.regex(/[.!?)]$/, 'a description is a whole sentence, with its full stop'),
    ),
  ),
);

/** Descriptions of one table: member -> text, or a text for each range. */
export type TableDescriptions = Readonly<Record<string, Ranged<string>>>;

/** A file of descriptions: what it says and how it is written. */
export interface DescriptionFile {
  /** The table that it describes: a type, `cli-flags` … */
  readonly of: string;
  /** Path from the site's root. */
  readonly file: string;
  readonly text: string;
  readonly members: TableDescriptions;
}

/** Where a member's description stands in its file. */
export function descriptionPlace(
  { file, text }: { readonly file: string; readonly text: string },
  member: string,
): Place {
  const { line } = findPlace({ file, text: `\n${text}` }, `\n${member}:`);
  return { file, line, column: 1 };
}

/** Descriptions by the table that they belong to. */
export type ApiDescriptions = Readonly<Record<string, TableDescriptions>>;

/** What is said about a member of a table in a release: under the table's own name, else under that of the type it comes from. */
export function describeMember(
  descriptions: ApiDescriptions,
  {
    of,
    member,
    declaredIn,
  }: { readonly of: string; readonly member: string; readonly declaredIn: string },
  release: string,
): string | undefined {
  for (const table of [of, declaredIn]) {
    const ofTable = descriptions[table];
    const value = ofTable && Object.hasOwn(ofTable, member) ? ofTable[member] : undefined;
    const text = value === undefined ? undefined : resolveRanged(value, release);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Words that say nothing by themselves. */
const emptyWords = new Set(
  `a an the of for to in on by at is are be it its this that which and or with as from when if
  whether set sets specify specifies define defines defined enable enables enabled determine
  determines provide provides contain contains hold holds describe describes represent represents
  option options value values name names property properties field flag setting settings config
  configuration boolean string number object array list used use uses should will can may stencil
  component components given your you true false`.split(/\s+/),
);

/** Whether a description tells no more than the member's own name does: `buildDir`, "The build directory." */
export function restatesName(member: string, text: string): boolean {
  const known = new Set([...wordsOf(member), ...synonymsOf(member)]);
  const told = new Set(
    wordsOf(text).filter(word => !emptyWords.has(word) && !known.has(word) && word.length > 1),
  );
  return told.size < 2;
}

/** `('buildDir')` -> `['build', 'dir']` */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map(word => word.replace(/(?<=\w{3})(e?s|ed|ing)$/, ''));

const longForms: Readonly<Record<string, readonly string[]>> = {
  dir: ['directory', 'folder'],
  url: ['address'],
  src: ['source'],
  dest: ['destination'],
  attr: ['attribute'],
  docs: ['documentation'],
  js: ['javascript'],
};

const synonymsOf = (member: string): readonly string[] =>
  wordsOf(member).flatMap(word => (longForms[word] ?? []).flatMap(wordsOf));
