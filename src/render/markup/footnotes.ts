import type { Options } from 'remark-rehype';

/** Footnotes at the article's end, under a heading for those who do not see the line above them. */
export const footnoteOptions = {
  clobberPrefix: '',
  footnoteLabel: 'Footnotes',
  footnoteLabelTagName: 'h2',
  footnoteLabelProperties: {},
  footnoteBackContent: '↩\uFE0E',
  footnoteBackLabel: (reference, repeat) =>
    `Back to reference ${reference + 1}${repeat > 1 ? `, use ${repeat}` : ''}`,
} as const satisfies Options;
