import type { Nodes, Root } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse);

/** The announcement: one line of Markdown with links, emphasis and code. */
export const AnnouncementText = ({ content }: { content: string }) => (
  <p>{renderChildren(parser.parse(content) as Root)}</p>
);

const renderChildren = (node: Nodes): ReactNode =>
  'children' in node
    ? node.children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <Fragment key={index}>{renderNode(child)}</Fragment>
      ))
    : 'value' in node && node.value;

function renderNode(node: Nodes): ReactNode {
  const inside = renderChildren(node);
  if (node.type === 'link') return <a href={node.url}>{inside}</a>;
  if (node.type === 'strong') return <strong>{inside}</strong>;
  if (node.type === 'emphasis') return <em>{inside}</em>;
  if (node.type === 'inlineCode') return <code>{inside}</code>;
  return inside;
}
