import type { RootContent } from 'mdast';
import { Children, cloneElement, isValidElement, type ReactElement } from 'react';
import * as v from 'valibot';
import { literalAttributes } from '../../model/literal.ts';
import type { JsxNode } from '../markup/jsx.ts';
import type { AuthorComponent, WithChildren } from './author-component.ts';
import { checkTabs, findTabItems } from './check-tabs.ts';

const tabsAttributes = v.strictObject({
  /** Tabs with one group change together. */
  groupId: v.optional(v.string()),
  /** The tab shown first; the first one when left out. */
  defaultValue: v.optional(v.string()),
  /** Parameter of the address that chooses the tab; `true` names it after the group. */
  queryString: v.optional(v.union([v.boolean(), v.string()])),
});

const tabItemAttributes = v.strictObject({
  value: v.string(),
  /** The name on the tab; its value when left out. */
  label: v.optional(v.string()),
  default: v.optional(v.boolean()),
});

type TabsProperties = WithChildren<v.InferOutput<typeof tabsAttributes>>;
type TabItemProperties = WithChildren<v.InferOutput<typeof tabItemAttributes>>;

/** Contents of which a reader chooses one: one after the other until the browser makes tabs of them. */
function Tabs({ groupId, defaultValue, queryString, children }: TabsProperties) {
  const items = Children.toArray(children).filter(isTabItem);
  const chosen = items.find(item => item.props.default) ?? items[0];
  const selected = defaultValue ?? chosen?.props.value;
  return (
    <doc-tabs
      data-group={groupId}
      data-query={queryString === true ? groupId : queryString || undefined}
    >
      {items.map(item => cloneElement(item, { default: item.props.value === selected }))}
    </doc-tabs>
  );
}

/** One of the contents, under its name. */
function TabItem({ value, label = value, default: selected, children }: TabItemProperties) {
  const mark = selected ? '' : undefined;
  return (
    <>
      <p data-value={value} data-selected={mark}>
        {label}
      </p>
      <div data-selected={mark}>{children}</div>
    </>
  );
}

/** A tab's name stands above what it holds. */
function tabToMarkdown(
  node: JsxNode,
  inside: (nodes: readonly RootContent[]) => RootContent[],
): RootContent[] {
  const { label, value } = literalAttributes(node);
  const name = { type: 'text' as const, value: String(label ?? value) };
  const title = { type: 'strong' as const, children: [name] };
  return [{ type: 'paragraph', children: [title] }, ...inside(node.children)];
}

const isTabItem = (child: unknown): child is ReactElement<TabItemProperties> =>
  isValidElement(child) && child.type === TabItem;

export const tabs: AuthorComponent = {
  Component: Tabs,
  attributes: tabsAttributes,
  findParts: findTabItems,
  check: checkTabs,
};

export const tabItem: AuthorComponent = {
  Component: TabItem,
  attributes: tabItemAttributes,
  toMarkdown: tabToMarkdown,
  partOf: 'Tabs',
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'doc-tabs': React.HTMLAttributes<HTMLElement> & {
        'data-group'?: string | undefined;
        'data-query'?: string | undefined;
      };
    }
  }
}
