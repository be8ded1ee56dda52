import type { Properties } from 'hast';
import { type Literal, literalAttributes } from '../../model/literal.ts';
import { element } from '../element.ts';
import { claimId, type Rendering, report } from '../rendering.ts';
import { imageProperties } from './image.ts';
import type { JsxNode } from './jsx.ts';
import { linkProperties } from './link.ts';

import type { MarkupHandler } from './markup-handlers.ts';

const forbiddenElements = /^(script|style|iframe|object|embed|link|base|h1)$/;

/** An HTML element that an author wrote; its links and images follow the rules of Markdown's. */
export const renderPlainElement: MarkupHandler<JsxNode> = (node, state, rendering) => {
  const name = node.name ?? '';
  if (forbiddenElements.test(name)) {
    report(rendering, node, {
      message: `\`<${name}>\` has no place in a page`,
      hint: "pages hold text; what is more goes into one of the site's components.",
    });
    return undefined;
  }
  const properties = plainProperties(node, rendering);
  const rendered = element(name, properties, state.all(node));
  return name === 'details' ? element('doc-details', {}, [rendered]) : rendered;
};

function plainProperties(node: JsxNode, rendering: Rendering): Properties {
  const written = Object.fromEntries(
    Object.entries(literalAttributes(node)).filter(([name]) => isAllowed(name, node, rendering)),
  ) as Record<string, string | number | boolean>;
  if (written.id !== undefined) claimId(rendering, node, String(written.id));
  return { ...written, ...resolveAddresses(node, written, rendering) };
}

function isAllowed(name: string, node: JsxNode, rendering: Rendering): boolean {
  if (name !== 'style' && !/^on[a-zA-Z]/.test(name)) return true;
  report(rendering, node, {
    message: `The attribute \`${name}\` of \`<${node.name}>\` is forbidden by the site's content security policy`,
    hint:
      name === 'style'
        ? 'give it a class, or say it with Markdown.'
        : 'pages run no code; use one of the components.',
  });
  return false;
}

function resolveAddresses(
  node: JsxNode,
  { href, src, alt, ...written }: Readonly<Record<string, Literal>>,
  rendering: Rendering,
): Properties {
  if (node.name === 'a' && typeof href === 'string')
    return linkProperties(rendering, node, href) ?? { href: undefined };
  if (node.name !== 'img' || typeof src !== 'string') return {};
  if (typeof alt !== 'string')
    report(rendering, node, {
      message: 'The image has no text alternative',
      hint: 'say in `alt` what it shows; `alt=""` for mere decoration.',
    });
  return imageProperties(rendering, node, src, {
    ...(written as Properties),
    alt: String(alt ?? ''),
  });
}
