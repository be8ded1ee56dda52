import type { Properties } from 'hast';
import * as v from 'valibot';
import { didYouMean } from '../../model/did-you-mean.ts';
import { literalAttributes } from '../../model/literal.ts';
import type { AuthorComponent } from '../components/author-component.ts';
import { authorComponents } from '../components/components.ts';
import { element } from '../element.ts';
import { type Rendering, report } from '../rendering.ts';
import type { JsxNode } from './jsx.ts';

import type { MarkupHandler } from './markup-handlers.ts';

/** One of the components that authors may write, with what they wrote in it. */
export const renderComponent: MarkupHandler<JsxNode> = (node, state, rendering) => {
  const name = node.name ?? '';
  const component = Object.hasOwn(authorComponents, name) ? authorComponents[name] : undefined;
  if (!component) {
    report(rendering, node, {
      message: `There is no component \`<${name}>\``,
      hint: didYouMean(name, Object.keys(authorComponents)),
    });
    return state.all(node);
  }
  const properties = checkAttributes(node, component.attributes, rendering);
  checkPlace(node, component, rendering);
  const found = component.check?.(node, properties) ?? [];
  for (const { at, ...complaint } of found) report(rendering, at, complaint);
  return component.render
    ? component.render(node, state, rendering)
    : element(name, properties, state.all(node));
};

function checkPlace(node: JsxNode, component: AuthorComponent, rendering: Rendering): void {
  for (const part of component.findParts?.(node) ?? []) rendering.parts.add(part);
  if (component.partOf === undefined || rendering.parts.has(node)) return;
  report(rendering, node, {
    message: `\`<${node.name}>\` stands outside of \`<${component.partOf}>\``,
    hint: `put it straight into \`<${component.partOf}>…</${component.partOf}>\`.`,
  });
}

function checkAttributes(
  node: JsxNode,
  schema: v.GenericSchema<unknown, object>,
  rendering: Rendering,
): Properties {
  const written = literalAttributes(node);
  const parsed = v.safeParse(schema, written);
  if (parsed.success) return parsed.output as Properties;
  for (const issue of parsed.issues) {
    const attribute = v.getDotPath(issue) ?? '';
    const known = 'entries' in schema ? Object.keys(schema.entries as object) : [];
    report(rendering, node, {
      message: `The attribute \`${attribute}\` of \`<${node.name}>\` ${whatIsWrong(issue)}`,
      hint: known.includes(attribute)
        ? `\`<${node.name}>\` takes ${known.map(each => `\`${each}\``).join(', ')}.`
        : didYouMean(attribute, known),
    });
  }
  return written as Properties;
}

function whatIsWrong(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'does not exist';
  if (issue.received === 'undefined') return 'is missing';
  return `should be ${issue.expected}, not ${issue.received}`;
}
