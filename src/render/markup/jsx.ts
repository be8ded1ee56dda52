import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { renderComponent } from './component.ts';
import type { MarkupHandler } from './markup-handlers.ts';
import { renderPlainElement } from './plain-element.ts';

/** An element as an author wrote it: in lower case HTML, with a capital one of our components. */
export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** An element that an author wrote as such. */
export const renderJsx: MarkupHandler<JsxNode> = (node, state, rendering) => {
  if (node.name === null) return state.all(node);
  const render = /^[a-z]/.test(node.name) ? renderPlainElement : renderComponent;
  return render(node, state, rendering);
};
