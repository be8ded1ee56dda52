import * as v from 'valibot';

const words = v.array(v.pipe(v.string(), v.nonEmpty()));

/** Schema of `content/search.ts`: what search is told about the site's words and pages. */
export const searchDataSchema = v.strictObject({
  /** Keys of pages that are offered before anything is typed. */
  popular: v.optional(words, []),
  /**
   * Keys of pages that name what other pages explain, with the share that a hit in them counts;
   * a page with a share below 1 stands behind the others where both fit.
   */
  quiet: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0.1), v.maxValue(1))), {}),
  /** Ids of headings whose sections are left out: what stands there leads elsewhere. */
  leftOut: v.optional(words, []),
  /** Other words for the same thing, one way: what is asked, in small letters, and what it is also called. */
  synonyms: v.optional(v.record(v.string(), words), {}),
});

export type SearchData = v.InferOutput<typeof searchDataSchema>;
/** What `content/search.ts` may contain, before defaults. */
export type SearchDataInput = v.InferInput<typeof searchDataSchema>;

export const noSearchData: SearchData = { popular: [], quiet: {}, leftOut: [], synonyms: {} };
