/** A page as the tests write one: its text alone, shown as text and problems again. */

import type { Root } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { formatProblems } from '../model/format-problems.ts';
import type { Problem } from '../model/problem.ts';
import { parsePage } from './parse-page.ts';
import type { PageFile } from './read-pages.ts';
import { sixteenVersions } from './sixteen-versions.ts';
import { slicePage } from './slice-page.ts';

export const pageFromText = (text: string): PageFile => ({
  key: 'page',
  file: 'content/pages/page.mdx',
  text,
});

/** Problems as an author reads them. */
export const problemsToText = (problems: readonly Problem[]): string =>
  formatProblems(
    problems,
    sixteenVersions.map(({ name }) => name),
  );

const stringify = unified()
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkStringify, { bullet: '-', fences: true })
  .use(function directives() {
    const data = this.data();
    data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), directiveToMarkdown()];
  })
  .freeze();

/** A tree as Markdown again. */
export const treeToText = (tree: Root): string => stringify.stringify(tree).trim();

/** What a release's version shows of a text, as Markdown. */
export const sliceText = (text: string, release: string): string =>
  treeToText(slicePage(parsePage(pageFromText(text)).tree, release));
