import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describeMember } from '../model/api-descriptions.ts';
import {
  type ApiRow,
  type ApiTableRequest,
  apiMembers,
  apiRows,
  type FilledTable,
  hasApiTable,
} from '../model/api-table.ts';
import { type PageKey, pageLinkToHref } from '../model/link.ts';
import { literalAttributes } from '../model/literal.ts';
import type { ApiSelection } from './api-selection.ts';
import type { Element } from './range-use.ts';

interface Scope {
  readonly page: PageKey;
  readonly release: string;
  readonly selection: ApiSelection;
}

/**
 * The element of a table with what fills it in a release.
 *
 *     <ApiTable of="PropOptions" />   4.12.6  ->  the element with its rows, and a paragraph for each description
 */
export function fillApiTable(node: Element, scope: Scope): RootContent {
  const { api } = scope.selection;
  const request = toRequest(literalAttributes(node));
  const rows = apiRows(api, request, scope.release);
  const named = [...(request.only ?? []), ...(request.except ?? [])];
  const valid = apiMembers(api, request.of);
  const unknown = named.filter(name => !valid.includes(name));
  const apiTable: FilledTable = {
    rows: rows ?? [],
    links: linkTypes(rows ?? [], request.of, scope),
    type: rows ? 'here' : hasApiTable(api, request.of) ? 'elsewhere' : 'nowhere',
    unknown,
    valid: unknown.length > 0 ? valid : [],
  };
  const children = (rows ?? []).map(row => placeAt(node, describeRow(row, request.of, scope)));
  return { ...node, data: { ...node.data, apiTable }, children } as RootContent;
}

const toRequest = ({
  of,
  only,
  except,
  own,
}: ReturnType<typeof literalAttributes>): ApiTableRequest => ({
  of: typeof of === 'string' ? of : '',
  only: names(only),
  except: names(except),
  own: own === true,
});

const names = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.map(String) : undefined;

function linkTypes(rows: readonly ApiRow[], own: string, scope: Scope): FilledTable['links'] {
  const named = new Set(rows.flatMap(({ type }) => type.match(/\b[A-Z]\w+/g) ?? []));
  named.delete(own);
  return Object.fromEntries(
    [...named].flatMap(type => {
      const home = findHome(type, scope);
      return home === undefined
        ? []
        : [[type, pageLinkToHref({ page: home, hash: `api-${type}` })]];
    }),
  );
}

/** The page itself where it documents the type, else the first that does. */
function findHome(type: string, { selection, release, page }: Scope): PageKey | undefined {
  const homes = (selection.homes[type] ?? []).filter(({ releases }) => releases.includes(release));
  return (homes.find(home => home.page === page) ?? homes[0])?.page;
}

function describeRow(row: ApiRow, of: string, { selection, release, page }: Scope): Paragraph {
  const text = describeMember(selection.descriptions, { ...row, of }, release);
  return { type: 'paragraph', children: text === undefined ? [] : parseInline(text, page) };
}

/** What is wrong in a description is told at the table that shows it. */
function placeAt({ position }: Element, paragraph: Paragraph): Paragraph {
  visit(paragraph, node => {
    delete node.position;
    if (position) node.position = position;
  });
  return paragraph;
}

const parser = unified().use(remarkParse).freeze();

/** A description's Markdown. Its links name pages from `content/pages`. */
function parseInline(text: string, page: PageKey): PhrasingContent[] {
  const [first] = parser.parse(text).children;
  const children = first?.type === 'paragraph' ? first.children : [];
  const up = '../'.repeat(page.split('/').length - 1) || './';
  const paragraph: Paragraph = { type: 'paragraph', children };
  visit(paragraph, node => {
    if (node.type === 'link' && /^[\w-]+[\w/-]*\.mdx(#|$)/.test(node.url)) node.url = up + node.url;
  });
  return paragraph.children;
}
