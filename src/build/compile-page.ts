import type { Root } from 'mdast';
import type { CompiledPage, Slice } from '../model/compiled-page.ts';
import type { MagicComment } from '../model/config.ts';
import type { PageKey } from '../model/link.ts';
import type { Problem } from '../model/problem.ts';
import { renderArticle } from '../render/render-article.tsx';
import { checkPage } from '../source/check-page.ts';
import { parsePage } from '../source/parse-page.ts';
import type { PageFile } from '../source/read-pages.ts';
import { sliceIdentity, slicePage } from '../source/slice-page.ts';

/** A version as a page needs it: which release decides the ranges, and what the head of the page says there. */
export interface PageVersion {
  readonly name: string;
  readonly release: string;
  readonly title: string;
  readonly description: string;
  readonly toc: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number };
}

/** What compiling a page depends on beside the page. Plain data: it crosses to worker threads. */
export interface CompileContext {
  readonly baseUrl: string;
  readonly magicComments: readonly MagicComment[];
  /** Keys of all pages, for links from file to file. */
  readonly pages: readonly PageKey[];
  /** Images by their path from the site's root. */
  readonly images: Readonly<Record<string, PlacedImage>>;
}

/** An image as a page shows it. */
export interface PlacedImage {
  /** Its hashed address. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A page to compile and the versions that have it, from the newest to the oldest. */
export interface CompileTask {
  readonly page: PageFile;
  readonly versions: readonly PageVersion[];
}

/** Slices a page for each of its versions and renders each different text once. */
export function compilePage(
  { page, versions }: CompileTask,
  context: CompileContext,
): CompiledPage {
  const { tree, problems } = parsePage(page);
  if (problems.some(problem => problem.severity === 'error'))
    return { key: page.key, file: page.file, slices: [], problems };
  const groups = groupVersions(tree, versions);
  const rendered = groups.map(group => renderGroup(page, group, context));
  return {
    key: page.key,
    file: page.file,
    slices: rendered.map(({ slice }) => slice),
    problems: [
      ...problems,
      ...checkPage(page, tree, versions),
      ...rendered.flatMap(each => each.problems),
    ],
  };
}

interface Group {
  readonly tree: Root;
  readonly versions: PageVersion[];
}

/** Versions with the same text, title and description form one group. */
function groupVersions(tree: Root, versions: readonly PageVersion[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const version of versions) {
    const sliced = slicePage(tree, version.release);
    const { title, description, toc } = version;
    const identity = JSON.stringify([title, description, toc, sliceIdentity(sliced)]);
    const group = groups.get(identity);
    if (group) group.versions.push(version);
    else groups.set(identity, { tree: sliced, versions: [version] });
  }
  return [...groups.values()];
}

function renderGroup(
  { key, file }: PageFile,
  { tree, versions }: Group,
  context: CompileContext,
): { slice: Slice; problems: readonly Problem[] } {
  const [first] = versions;
  const names = versions.map(version => version.name);
  const { article, problems } = renderArticle(tree, {
    page: key,
    file,
    title: first?.title ?? '',
    description: first?.description ?? '',
    toc: first?.toc ?? { minHeadingLevel: 2, maxHeadingLevel: 3 },
    ...context,
  });
  return {
    slice: { versions: names, article },
    problems: problems.map(problem => ({ ...problem, versions: names })),
  };
}
