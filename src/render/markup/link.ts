import type { ElementContent, Properties } from 'hast';
import type { Link, LinkReference } from 'mdast';
import type { Node } from 'unist';
import { closestNames } from '../../model/did-you-mean.ts';
import { type PageKey, pageLinkToHref } from '../../model/link.ts';
import { element } from '../element.ts';
import { type Complaint, placeOf, type Rendering, report } from '../rendering.ts';
import type { MarkupHandler } from './markup-handlers.ts';
import { relativePath, resolvePath } from './resolve-path.ts';

const pagesFolder = 'content/pages/';

/** A link; a page is named by its file, so that each version can give it its own address. */
export const renderLink: MarkupHandler<Link> = (node, state, rendering) =>
  toLink(linkProperties(rendering, node, node.url), node.title, state.all(node));

/** A link whose address stands elsewhere in the page. */
export const renderLinkReference: MarkupHandler<LinkReference> = (node, state, rendering) => {
  const definition = state.definitionById.get(node.identifier.toUpperCase());
  if (!definition) return state.all(node);
  const properties = linkProperties(rendering, node, definition.url);
  return toLink(properties, definition.title, state.all(node));
};

/** A link that leads nowhere is only its text. */
const toLink = (
  properties: Properties | undefined,
  title: string | null | undefined,
  children: ElementContent[],
) => (properties ? element('a', { ...properties, ...(title && { title }) }, children) : children);

/** The attributes of a link to an address as its author wrote it; none when it leads nowhere. */
export function linkProperties(
  rendering: Rendering,
  node: Node,
  url: string,
): Properties | undefined {
  if (/^https?:\/\//.test(url)) return { href: url, rel: ['noopener'], dataExternal: '' };
  if (/^(mailto|tel):/.test(url) || isFileOfSite(url)) return { href: url };
  const [path = '', hash = ''] = url.split('#', 2);
  const page = path === '' ? rendering.context.page : resolvePage(rendering, path);
  if (page === undefined || url === '') {
    report(rendering, node, complainAbout(url, path, rendering));
    return undefined;
  }
  rendering.links.push({ page, hash, written: url, place: placeOf(rendering, node) });
  return { href: path === '' ? url : pageLinkToHref({ page, hash }) };
}

/** `/docs/stencil.pdf`: what stands in `content/static` has one address in all versions. */
const isFileOfSite = (url: string): boolean =>
  /^\/(?!\/).*\.(?!html?\b|mdx?\b)[a-z]\w*$/i.test(url);

function resolvePage({ context }: Rendering, path: string): PageKey | undefined {
  if (path.startsWith('/') || !path.endsWith('.mdx')) return undefined;
  const file = resolvePath(context.file, decodeURI(path));
  const key = file.slice(pagesFolder.length, -'.mdx'.length);
  return file.startsWith(pagesFolder) && context.pages.includes(key) ? key : undefined;
}

function complainAbout(url: string, path: string, rendering: Rendering): Complaint {
  if (url.startsWith('/'))
    return {
      message: `Link \`${url}\` is an address, which differs from version to version`,
      hint: `link the page's file instead${example(path, rendering)}.`,
    };
  if (/^[a-z][a-z\d+.-]*:/i.test(url))
    return {
      message: `Link \`${url}\` is of a kind that pages do not have`,
      hint: 'link a file (`./events.mdx`), a heading (`#listen`), or an address that starts with `https://` or `mailto:`.',
    };
  return {
    severity: 'warning',
    message: `Link \`${url}\` leads to no file`,
    hint: `name an \`.mdx\` file of \`content/pages\`${example(path, rendering)}.`,
  };
}

/** The files that an author most likely meant, as links from this page. */
function example(path: string, { context }: Rendering): string {
  const wanted = nameOf(path.replace(/\.\w+$/, ''));
  const [name] = closestNames(wanted, context.pages.map(nameOf), 1);
  const key = context.pages.find(page => nameOf(page) === name);
  return key === undefined
    ? ''
    : `, for example \`${relativePath(context.file, `${pagesFolder}${key}.mdx`)}\``;
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? '';
