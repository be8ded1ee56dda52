import { type Literal, programToLiteral } from '../../model/literal.ts';
import type { JsxNode } from './jsx.ts';

/** The attributes of an element as values. Those that would have to be run were reported at parsing. */
export const literalAttributes = ({ attributes }: JsxNode): Readonly<Record<string, Literal>> =>
  Object.fromEntries(
    attributes.flatMap(attribute => {
      const value = attribute.type === 'mdxJsxAttribute' ? toLiteral(attribute.value) : undefined;
      return value === undefined || !('name' in attribute) ? [] : [[attribute.name, value]];
    }),
  );

type AttributeValue = Extract<JsxNode['attributes'][number], { name: string }>['value'];

function toLiteral(value: AttributeValue): Literal | undefined {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : programToLiteral(value.data?.estree);
}
