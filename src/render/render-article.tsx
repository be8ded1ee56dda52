import type { Root as HastRoot } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Root } from 'mdast';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Article } from '../model/article.ts';
import type { Problem } from '../model/problem.ts';
import { buildToc } from '../model/toc.ts';
import type { ArticleContext } from './article-context.ts';
import { CodeHtml } from './code/code-html.tsx';
import { collectIds } from './collect-ids.ts';
import { collectSections } from './collect-sections.ts';
import { authorComponents } from './components/components.ts';
import { renderMarkdown } from './markdown/render-markdown.ts';
import { footnoteOptions } from './markup/footnotes.ts';
import { markupHandlers } from './markup/markup-handlers.ts';
import { type Rendering, startRendering } from './rendering.ts';

/** An article and what its author has to mend. */
export interface RenderedArticle {
  readonly article: Article;
  readonly problems: readonly Problem[];
}

/** Renders a page's text, already sliced for a version. The tree is left as it is. */
export function renderArticle(tree: Root, context: ArticleContext): RenderedArticle {
  const rendering = startRendering(context);
  const hast = toHast(tree, rendering);
  const markdown = renderMarkdown(tree, context);
  return { article: { ...toArticle(hast, rendering), markdown }, problems: rendering.problems };
}

const toHast = (tree: Root, rendering: Rendering): HastRoot =>
  unified()
    .use(remarkRehype, { ...footnoteOptions, handlers: markupHandlers(rendering) })
    .runSync(tree) as HastRoot;

function toArticle(
  hast: HastRoot,
  { context, headings, links }: Rendering,
): Omit<Article, 'markdown'> {
  const { title, description, toc } = context;
  return {
    fragment: {
      title,
      description,
      toc: buildToc(headings, toc.minHeadingLevel, toc.maxHeadingLevel),
      html: renderHtml(title, hast),
    },
    headings,
    anchors: collectIds(hast),
    links,
    sections: collectSections(hast, headings),
  };
}

const renderHtml = (title: string, hast: HastRoot): string =>
  renderToStaticMarkup(
    <>
      <header>
        <h1>{title}</h1>
      </header>
      {toJsxRuntime(hast, { Fragment, jsx, jsxs, components })}
    </>,
  );

/** Names that stand for React components in the tree: those of authors, and our own for code. */
const components = {
  ...Object.fromEntries(
    Object.entries(authorComponents).flatMap(([name, { Component }]) =>
      Component ? [[name, Component]] : [],
    ),
  ),
  CodeHtml,
} as Partial<Components>;
