/** What an author writes at the head of a page: the schema of a page's front matter. */

import { validRange } from 'semver';
import * as v from 'valibot';

const versionRange = v.pipe(
  v.string('a version range is a quoted string, since YAML reads 4.10 as 4.1'),
  v.check(text => validRange(text) !== null, 'this is no version range; write for example ">=4.5"'),
);

/** One value for all versions, or a value for each range: `{ "<3": a, ">=3": b }`. */
export const ranged = <T extends v.GenericSchema>(value: T) =>
  v.union([value, v.record(versionRange, value)]);

const text = v.pipe(v.string(), v.nonEmpty());
const headingLevel = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6));

/** Schema of a page's front matter. */
export const frontMatterSchema = v.strictObject({
  title: ranged(text),
  /** One sentence: what a reader finds here. */
  description: ranged(text),
  /** Id of the doc; the path of the file when left out. */
  id: v.optional(ranged(text)),
  /** Path of the page below its version; the id when left out. */
  slug: v.optional(ranged(text)),
  /** Name in the sidebar; the title when left out. */
  label: v.optional(ranged(text)),
  /** Sidebar category, nested ones joined by ` > `; no sidebar entry when left out. */
  category: v.optional(ranged(text)),
  /** Versions that have the page; all of them when left out. */
  versions: v.optional(versionRange),
  /** Key of the page that took this one's place in versions that do not have it. */
  successor: v.optional(text),
  unlisted: v.optional(v.boolean(), false),
  draft: v.optional(v.boolean(), false),
  toc: v.optional(
    v.strictObject({
      minHeadingLevel: v.optional(headingLevel),
      maxHeadingLevel: v.optional(headingLevel),
    }),
  ),
  tags: v.optional(v.array(text), []),
  /** Name of a module of `src/render/layouts`; `doc` when left out. */
  layout: v.optional(text, 'doc'),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;
export type FrontMatterInput = v.InferInput<typeof frontMatterSchema>;
/** One value, or a value for each range. */
export type Ranged<T> = T | Readonly<Record<string, T>>;
