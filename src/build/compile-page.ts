import type { Root } from 'mdast';
import type { CompiledPage, Slice } from '../model/compiled-page.ts';
import { hasErrors, type Problem } from '../model/problem.ts';
import type { ArticleContext } from '../render/article-context.ts';
import { renderArticle } from '../render/render-article.tsx';
import { checkPage } from '../source/check-page.ts';
import { completeSlice, type SliceResources } from '../source/complete-slice.ts';
import { parsePage } from '../source/parse-page.ts';
import type { PageFile } from '../source/read-pages.ts';
import { type Complete, type PageSlice, sliceVersions } from '../source/slice-versions.ts';

/** What the head of a page says in a version. */
type PageHead = Pick<ArticleContext, 'title' | 'description' | 'toc'>;

/** A version as a page needs it: its release decides the ranges. */
export interface PageVersion extends PageHead {
  readonly name: string;
  readonly release: string;
}

/** What compiling a page depends on beside the page. Plain data: it crosses to worker threads. */
export type CompileContext = Pick<
  ArticleContext,
  'baseUrl' | 'sourceUrl' | 'magicComments' | 'pages' | 'images'
>;

/** A page to compile and the versions that have it, from the newest to the oldest. */
export interface CompileTask extends SliceResources {
  readonly page: PageFile;
  readonly versions: readonly PageVersion[];
  /** Versions whose texts are rendered; those of all when left out. */
  readonly wanted?: readonly string[];
}

/** Slices a page for each of its versions and renders each different text once. */
export function compilePage(
  { page, versions, wanted, ...resources }: CompileTask,
  context: CompileContext,
): CompiledPage {
  const { key, file } = page;
  const { tree, problems } = parsePage(page);
  if (hasErrors(problems)) return { key, file, slices: [], problems };
  const complete: Complete = (slice, release) =>
    completeSlice(slice, { page: key, release, resources });
  const rendered = sliceVersions(tree, versions, complete)
    .flatMap(slice => splitByHead(slice, versions))
    .filter(group => !wanted || group.versions.some(name => wanted.includes(name)))
    .map(group => renderGroup(page, group, context));
  return {
    key,
    file,
    slices: rendered.map(({ slice }) => slice),
    problems: [
      ...problems,
      ...checkPage(page, tree, versions),
      ...rendered.flatMap(group => group.problems),
    ],
  };
}

interface Group {
  readonly tree: Root;
  readonly head: PageHead;
  readonly versions: string[];
}

/** Versions with the same text differ all the same when their titles or descriptions do. */
function splitByHead(slice: PageSlice, versions: readonly PageVersion[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { name, title, description, toc } of versions) {
    if (!slice.versions.includes(name)) continue;
    const head = { title, description, toc };
    const identity = JSON.stringify(head);
    const group = groups.get(identity);
    if (group) group.versions.push(name);
    else groups.set(identity, { tree: slice.tree, head, versions: [name] });
  }
  return [...groups.values()];
}

function renderGroup(
  { key, file }: PageFile,
  { tree, head, versions }: Group,
  context: CompileContext,
): { slice: Slice; problems: readonly Problem[] } {
  const { article, problems } = renderArticle(tree, { page: key, file, ...head, ...context });
  return {
    slice: { versions, article },
    problems: problems.map(problem => ({ ...problem, versions })),
  };
}
