import type { ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { renderFence } from '../code/render-fence.ts';
import type { Rendering } from '../rendering.ts';
import { renderAdmonition } from './admonition.ts';
import { renderHeading } from './heading.ts';
import { renderImage, renderImageReference } from './image.ts';
import { renderJsx } from './jsx.ts';
import { renderLink, renderLinkReference } from './link.ts';
import { renderListItem } from './list-item.ts';
import { renderParagraph } from './paragraph.ts';
import { renderTable } from './table.ts';

/** What a node of a page's tree becomes in HTML. */
export type MarkupHandler<Node extends Nodes> = (
  node: Node,
  state: State,
  rendering: Rendering,
) => ElementContent | ElementContent[] | undefined;

/** How each kind of node is rendered that needs more than plain Markdown does. */
export function markupHandlers(rendering: Rendering) {
  const use =
    <Node extends Nodes>(render: MarkupHandler<Node>) =>
    (state: State, node: Node) =>
      render(node, state, rendering);
  return {
    code: use(renderFence),
    containerDirective: use(renderAdmonition),
    heading: use(renderHeading),
    image: use(renderImage),
    imageReference: use(renderImageReference),
    link: use(renderLink),
    linkReference: use(renderLinkReference),
    listItem: use(renderListItem),
    mdxJsxFlowElement: use(renderJsx),
    mdxJsxTextElement: use(renderJsx),
    paragraph: use(renderParagraph),
    table: use(renderTable),
  };
}
