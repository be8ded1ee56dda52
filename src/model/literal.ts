/**
 * Values that an author may write in braces: pages are documents and run no code, so an expression
 * is a literal or nothing.
 */
import type { Expression, Program } from 'estree';

export type Literal = string | number | boolean | null | readonly Literal[] | LiteralRecord;

interface LiteralRecord {
  readonly [name: string]: Literal;
}

/** The value of a parsed `{…}`; undefined when it is anything but a literal. */
export function programToLiteral(program: Program | null | undefined): Literal | undefined {
  const [statement, ...more] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || more.length > 0) return undefined;
  return expressionToLiteral(statement.expression);
}

/** An attribute as the parser of MDX gives it. */
interface WrittenAttribute {
  readonly type: string;
  readonly name?: string;
  readonly value?:
    | string
    | { readonly data?: { readonly estree?: Program | null | undefined } | undefined }
    | null
    | undefined;
}

/** The attributes of an element as values. Those that would have to be run were reported at parsing. */
export const literalAttributes = ({
  attributes,
}: {
  readonly attributes: readonly WrittenAttribute[];
}): Readonly<Record<string, Literal>> =>
  Object.fromEntries(
    attributes.flatMap(({ type, name, value }) => {
      const literal = type === 'mdxJsxAttribute' ? attributeToLiteral(value) : undefined;
      return literal === undefined || name === undefined ? [] : [[name, literal]];
    }),
  );

function attributeToLiteral(value: WrittenAttribute['value']): Literal | undefined {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : programToLiteral(value.data?.estree);
}

/** Whether a parsed `{…}` holds nothing but a comment. */
export const isComment = (program: Program | null | undefined): boolean =>
  program?.body.length === 0;

function expressionToLiteral(expression: Expression): Literal | undefined {
  switch (expression.type) {
    case 'Literal':
      return isPlain(expression.value) ? expression.value : undefined;
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? (expression.quasis[0]?.value.cooked ?? undefined)
        : undefined;
    case 'UnaryExpression':
      return negate(expression.operator, expressionToLiteral(expression.argument));
    case 'ArrayExpression':
      return allOrNothing(
        expression.elements.map(element =>
          element && element.type !== 'SpreadElement' ? expressionToLiteral(element) : undefined,
        ),
      );
    case 'ObjectExpression':
      return objectToLiteral(expression.properties);
    default:
      return undefined;
  }
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const negate = (operator: string, value: Literal | undefined): number | undefined =>
  operator === '-' && typeof value === 'number' ? -value : undefined;

const allOrNothing = (values: readonly (Literal | undefined)[]): readonly Literal[] | undefined =>
  values.every(value => value !== undefined) ? values : undefined;

type Properties = Extract<Expression, { type: 'ObjectExpression' }>['properties'];

function objectToLiteral(properties: Properties): LiteralRecord | undefined {
  const entries: [string, Literal][] = [];
  for (const property of properties) {
    if (property.type === 'SpreadElement' || property.computed) return undefined;
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value;
    const literal = expressionToLiteral(value as Expression);
    if (typeof name !== 'string' || literal === undefined) return undefined;
    entries.push([name, literal]);
  }
  return Object.fromEntries(entries);
}
