import { expect, test } from 'vitest';
import { siteSource } from '../../tests/support/site-source.ts';
import { buildSite } from '../model/build-site.ts';
import { formatStats, siteStats } from './describe-stats.ts';

const source = siteSource({
  pages: {
    one: { category: 'Guides > First' },
    two: { category: { '<4': 'Old', '>=4': 'Guides' } },
    three: { draft: true },
  },
});
const pages = source.pages.map(page => ({ ...page, text: '' }));

const article = (html: string, text: string) => ({
  fragment: { title: '', description: '', toc: [], html },
  headings: [],
  anchors: [],
  links: [],
  sections: [{ id: '', path: [], text, code: [] }],
  markdown: '',
});
const page = (key: string) => ({
  key,
  file: `content/pages/${key}.mdx`,
  slices: [
    { versions: ['next', 'v4.12', 'v4.11'], article: article('<p>ä</p>', 'three words here') },
    { versions: ['v3'], article: article('<p></p>', 'none') },
  ],
  problems: [],
});

test('pages, texts, documents, bytes and words are counted by section', () => {
  const stats = siteStats(buildSite(source, 'exclude'), pages, [page('one'), page('two')]);
  expect(
    formatStats(stats),
  ).toBe(`                    pages     drafts      texts  documents      bytes      words
Guides                  2          0          4          8         32          6
In no category          1          1          0          0          0          0
All pages               3          1          4          8         32          6`);
});
