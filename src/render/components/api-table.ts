import type { Element, ElementContent } from 'hast';
import type { Paragraph } from 'mdast';
import * as v from 'valibot';
import { type ApiRow, apiAnchor, type FilledTable } from '../../model/api-table.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import { hrefToPageLink } from '../../model/link.ts';
import { literalAttributes } from '../../model/literal.ts';
import { element } from '../element.ts';
import { apiTableToMarkdown } from '../markdown/api-table-to-markdown.ts';
import type { JsxNode } from '../markup/jsx.ts';
import type { MarkupHandler } from '../markup/markup-handlers.ts';
import { claimId, placeOf, type Rendering, report } from '../rendering.ts';
import type { AuthorComponent } from './author-component.ts';

const names = v.pipe(v.array(v.string()), v.minLength(1));

const attributes = v.strictObject({
  /** The type whose members are shown; or `cli-flags`, `cli-tasks`, `decorators`, `functions`. */
  of: v.string(),
  only: v.optional(names),
  except: v.optional(names),
  /** Leaves out what the type inherits. */
  own: v.optional(v.boolean()),
  /** What the toolchain hands out: nothing in it is required of the reader. */
  result: v.optional(v.boolean()),
});

/** The members of a type, as the version's release declares them, with our words about each. */
const renderApiTable: MarkupHandler<JsxNode> = (node, state, rendering) => {
  const table = node.data?.apiTable;
  const of = String(literalAttributes(node).of ?? '');
  if (!table || !isSound(table, of, node, rendering)) return undefined;
  const rows = table.rows.map((row, index) => {
    const text = node.children[index] as Paragraph | undefined;
    if (!text?.children.length) reportMissing(row, of, node, rendering);
    return renderRow(row, text ? state.all(text) : [], { node, table, rendering });
  });
  return wrapTable(rows, of, { node, rendering });
};

export const apiTable: AuthorComponent = {
  attributes,
  render: renderApiTable,
  toMarkdown: apiTableToMarkdown,
};

function isSound(table: FilledTable, of: string, node: JsxNode, rendering: Rendering): boolean {
  for (const name of table.unknown)
    report(rendering, node, {
      message: `\`${of}\` has no member \`${name}\` in any release`,
      hint: didYouMean(name, table.valid),
    });
  if (table.type === 'nowhere')
    report(rendering, node, {
      message: `There is no type \`${of}\` in the toolchain`,
      hint: 'take the name from content/api, or `cli-flags`, `cli-tasks`, `decorators` or `functions`.',
    });
  if (table.type === 'elsewhere')
    report(rendering, node, {
      message: `The type \`${of}\` does not exist`,
      hint: 'put the table in a range of the versions that have it.',
    });
  const isEmpty = table.type === 'here' && table.rows.length === 0 && table.unknown.length === 0;
  if (isEmpty)
    report(rendering, node, {
      message: `The table of \`${of}\` has no rows`,
      hint: 'leave it out, or put it in a range of the versions that have its members.',
    });
  return table.rows.length > 0;
}

const reportMissing = (
  { member, declaredIn }: ApiRow,
  of: string,
  node: JsxNode,
  rendering: Rendering,
): void =>
  report(rendering, node, {
    message: `\`${member}\` of \`${of}\` has no description`,
    hint: `add \`${member}: …\` to content/api/descriptions/${declaredIn}.yaml: what it does, and when one changes it.`,
  });

interface RowScope {
  readonly node: JsxNode;
  readonly table: FilledTable;
  readonly rendering: Rendering;
}

function renderRow(row: ApiRow, description: ElementContent[], scope: RowScope): Element {
  claimId(scope.rendering, scope.node, row.anchor);
  const { type, default: fallback } = row;
  return element('tr', { id: row.anchor }, [
    element('th', { scope: 'row' }, [
      element('a', { href: `#${row.anchor}` }, [element('code', {}, [row.name])]),
      ...marksOf(row, scope.node).map(mark => element('small', {}, [mark])),
    ]),
    element('td', {}, [
      ...(type === '' ? [] : [element('code', {}, linkTypes(type, scope))]),
      ...(fallback === undefined ? [] : [renderDefault(fallback)]),
    ]),
    element('td', {}, description),
  ]);
}

const renderDefault = (text: string): Element =>
  element('p', {}, ['Default: ', element('code', {}, [text])]);

function marksOf({ optional, deprecated, since }: ApiRow, node: JsxNode): readonly string[] {
  const isResult = literalAttributes(node).result === true;
  return [
    ...(optional ? (isResult ? ['optional'] : []) : isResult ? [] : ['required']),
    ...(deprecated ? ['deprecated'] : []),
    ...(since === undefined ? [] : [`since ${since}`]),
  ];
}

/** A type's text, in which the types that a page documents lead there. */
const linkTypes = (type: string, { node, table, rendering }: RowScope): ElementContent[] =>
  type.split(/\b([A-Z]\w+)\b/).flatMap((part): ElementContent[] => {
    const href = Object.hasOwn(table.links, part) ? table.links[part] : undefined;
    const link = href === undefined ? undefined : hrefToPageLink(href);
    if (!link) return part === '' ? [] : [{ type: 'text', value: part }];
    rendering.links.push({
      ...link,
      written: `ApiTable of ${part}`,
      place: placeOf(rendering, node),
    });
    return [element('a', { href }, [part])];
  });

const licence = 'https://github.com/stenciljs/core/blob/main/LICENSE.md';

function wrapTable(
  rows: Element[],
  of: string,
  { node, rendering }: Pick<RowScope, 'node' | 'rendering'>,
): Element {
  const id = apiAnchor(of);
  const isFirst = !rendering.ids.has(id);
  if (isFirst) claimId(rendering, node, id);
  const head = ['Name', 'Type and default', 'Description'];
  return element('div', { className: ['api-table'], ...(isFirst && { id }) }, [
    element('table', { ariaLabel: nameTable(of, rendering) }, [
      element('thead', {}, [
        element(
          'tr',
          {},
          head.map(name => element('th', { scope: 'col' }, [name])),
        ),
      ]),
      element('tbody', {}, rows),
    ]),
    element('p', { className: ['api-licence'] }, [
      'Names, types and defaults are those of Stencil, under the ',
      element('a', { href: licence, rel: ['noopener'], dataExternal: '' }, ['MIT License']),
      '.',
    ]),
  ]);
}

/** `Table: PropOptions`, with a number from the second table of that type on. */
function nameTable(of: string, { tableNames }: Rendering): string {
  const name = `Table: ${of}`;
  const count = (tableNames.get(name) ?? 0) + 1;
  tableNames.set(name, count);
  return count === 1 ? name : `${name} (${count})`;
}
