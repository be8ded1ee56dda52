import { type Literal, programToLiteral } from '../../model/literal.ts';
import { type Rendering, report } from '../rendering.ts';
import type { JsxNode } from './jsx.ts';

/** The attributes of an element as values; what would have to be run is a problem. */
export function literalAttributes(
  node: JsxNode,
  rendering: Rendering,
): Readonly<Record<string, Literal>> {
  const values: Record<string, Literal> = {};
  for (const attribute of node.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '…';
    const value = attribute.type === 'mdxJsxAttribute' ? toLiteral(attribute.value) : undefined;
    if (value !== undefined) values[name] = value;
    else
      report(rendering, node, {
        message: `The attribute \`${name}\` of \`<${node.name}>\` is code, and pages run none`,
        hint: 'write a text, a number, `true`, `false`, a list or an object of these.',
      });
  }
  return values;
}

type AttributeValue = Extract<JsxNode['attributes'][number], { name: string }>['value'];

function toLiteral(value: AttributeValue): Literal | undefined {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : programToLiteral(value.data?.estree);
}
