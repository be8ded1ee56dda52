import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import type { Problem } from '../model/problem.ts';
import { toMdx } from './mdx-compat.ts';
import type { PageFile } from './read-pages.ts';
import { settleExpressions } from './settle-expressions.ts';
import { toSyntaxProblem } from './syntax-problem.ts';

/** A page's text as a tree for all versions, and what is wrong in its writing. */
export interface ParsedPage {
  /** Without front matter, comments and expressions; empty when the text cannot be parsed. */
  readonly tree: Root;
  readonly problems: readonly Problem[];
}

/** The tree of a page: MDX with GFM tables, task lists, footnotes, and admonitions. */
export function parsePage(page: PageFile): ParsedPage {
  try {
    const tree = parser.parse(toMdx(page.text));
    const body = tree.children.filter(node => node.type !== 'yaml');
    return settleExpressions({ ...tree, children: body }, page.file);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const tree: Root = { type: 'root', children: [] };
    return { tree, problems: [toSyntaxProblem(error, page)] };
  }
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(admonitions)
  .freeze();

/** Containers `:::note` alone: a text may say `npm:stencil` or `::before` without meaning a directive. */
function admonitions(this: Processor): void {
  const data = this.data();
  const constructs = [directive().flow?.[58] ?? []].flat();
  const containers = constructs.filter(construct => construct.concrete);
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { 58: containers } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
