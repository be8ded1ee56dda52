import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { ArticleContext } from '../article-context.ts';
import { startRendering } from '../rendering.ts';
import { toPlainMarkdown } from './to-plain-markdown.ts';

const stringifier = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', resourceLink: true, rule: '-' })
  .freeze();

/**
 * A slice as Markdown that needs no renderer of ours. It knows no version: links name pages and
 * placeholders are open, as in a fragment.
 */
export function renderMarkdown(tree: Root, context: ArticleContext): string {
  // Problems were reported where the article is rendered; here they are passed over.
  const rendering = startRendering(context);
  return stringifier.stringify({ ...tree, children: toPlainMarkdown(tree.children, rendering) });
}
