import type { PagerLink, PageView, VersionLink } from '../model/page-view.ts';
import type { SidebarItem, SidebarLink } from '../model/sidebar.ts';
import type { TocEntry } from '../model/toc.ts';
import type { VersionSupport } from '../model/version.ts';
import { type PartName, type Parts, partNames } from './inert.tsx';
import { levelAtDepth } from './toc.tsx';
import { trustedHtml } from './trusted-html.ts';

/**
 * The first page's state, read back out of the document that shows it. The builder rendered these
 * very values, so the document holds them all, once; sending them again would double it.
 */
export function readPageView(root: HTMLElement): PageView {
  const versions = readVersions(root);
  const current = find(root, '#shell_versions a[aria-current]')?.dataset.version;
  const version = versions.find(({ name }) => name === current);
  if (!version) throw new Error('The document does not say which version it shows.');
  const { kind, path = '', release = '', support, unlisted, draft } = root.dataset;
  return {
    kind: kind as PageView['kind'],
    path,
    version,
    release,
    ...(support && { support: support as VersionSupport }),
    versions,
    sidebar: readSidebar(find(root, '.sidebar-list')),
    toc: readToc(find(root, '.toc ul'), 0),
    ...readPager(root),
    tags: [...root.querySelectorAll('.tags li')].map(textOf),
    unlisted: unlisted !== undefined,
    draft: draft !== undefined,
    ...readHref(root, 'editUrl', '.edit-link'),
    ...readHref(root, 'issueUrl', '.issue-link'),
  };
}

/** The HTML of the parts that React does not look into. */
export const readParts = (root: HTMLElement): Parts =>
  Object.fromEntries(partNames.map(name => [name, readPart(root, name)])) as Parts;

/** The article's HTML, before anything has changed it. */
export const readArticle = (root: HTMLElement): string | TrustedHTML =>
  trustedHtml(find(root, 'article')?.innerHTML ?? '');

const find = (within: ParentNode, selector: string) => within.querySelector<HTMLElement>(selector);

const textOf = (element: Element | null | undefined): string => element?.textContent ?? '';

const hrefOf = (link: Element | null | undefined): string => link?.getAttribute('href') ?? '';

function readPart(root: HTMLElement, name: PartName): string | TrustedHTML {
  const part = find(root, `[data-part="${name}"]`);
  return part ? trustedHtml(part.innerHTML) : '';
}

function readVersions(root: HTMLElement): readonly VersionLink[] {
  return [...root.querySelectorAll<HTMLElement>('#shell_versions > li')].map(item => {
    const [link, absence] = [find(item, 'a'), find(item, '[data-absence]')];
    return {
      name: link?.dataset.version ?? '',
      label: textOf(link),
      href: hrefOf(link),
      isLast: find(item, '[data-latest]') !== null,
      ...(absence && { absence: textOf(absence) }),
    };
  });
}

function readSidebar(list: Element | null): readonly SidebarItem[] {
  return [...(list?.children ?? [])].flatMap(item => {
    const [content] = item.children;
    if (content instanceof HTMLAnchorElement) return [readSidebarLink(content)];
    return content ? [readCategory(content)] : [];
  });
}

const readSidebarLink = (link: HTMLAnchorElement): SidebarLink => ({
  type: 'link',
  label: textOf(link),
  href: hrefOf(link),
  ...('unlisted' in link.dataset && { unlisted: true }),
});

function readCategory(details: Element): SidebarItem {
  const link = find(details, 'summary > a');
  return {
    type: 'category',
    label: textOf(find(details, 'summary')),
    items: readSidebar(details.lastElementChild),
    ...(link && { href: hrefOf(link) }),
    ...(link && 'unlisted' in link.dataset && { linkUnlisted: true }),
  };
}

function readToc(list: Element | null, depth: number): readonly TocEntry[] {
  return [...(list?.children ?? [])].map(item => {
    const link = find(item, 'a');
    const children = item.lastElementChild;
    return {
      id: decodeURIComponent(hrefOf(link).slice(1)),
      text: textOf(link),
      level: Number(link?.dataset.level ?? levelAtDepth(depth)),
      children: children === link ? [] : readToc(children, depth + 1),
    };
  });
}

function readPager(root: HTMLElement): Pick<PageView, 'previous' | 'next'> {
  const read = (rel: string): PagerLink | undefined => {
    const link = find(root, `.pager a[rel=${rel}]`);
    return link ? { href: hrefOf(link), label: textOf(link.lastElementChild) } : undefined;
  };
  const [previous, next] = [read('prev'), read('next')];
  return { ...(previous && { previous }), ...(next && { next }) };
}

function readHref<Name extends 'editUrl' | 'issueUrl'>(
  root: HTMLElement,
  name: Name,
  selector: string,
): Partial<Record<Name, string>> {
  const link = find(root, selector);
  return link ? ({ [name]: hrefOf(link) } as Record<Name, string>) : {};
}
