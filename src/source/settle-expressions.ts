import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { isComment, programToLiteral } from '../model/literal.ts';
import type { Place, Problem } from '../model/problem.ts';
import { joinPhrasing, type Piece } from './join-phrasing.ts';
import { startOf } from './place.ts';

interface Settled {
  readonly tree: Root;
  readonly problems: readonly Problem[];
}

/**
 * The tree with comments gone and literals turned into text. A page is a document that runs no
 * code: everything else in braces, and each `import` or `export`, is a problem.
 */
export function settleExpressions(tree: Root, file: string): Settled {
  const problems: Problem[] = [];
  const report = (at: RootContent | Attribute, said: Said) =>
    problems.push({ ...startOf(at, file), ...said, severity: 'error', versions: [] });
  const children = settleAll(tree.children, report).filter(node => node !== 'gap');
  return { tree: { ...tree, children }, problems };
}

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;
type Said = Omit<Problem, keyof Place | 'severity' | 'versions'>;
type Report = (at: RootContent | Attribute, said: Said) => void;

const settleAll = (nodes: readonly RootContent[], report: Report): readonly Piece[] =>
  nodes.flatMap(node => settle(node, report));

function settle(node: RootContent, report: Report): readonly Piece[] {
  switch (node.type) {
    case 'mdxjsEsm':
      report(node, moduleCode);
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return settleExpression(node, report);
    default:
      if ('attributes' in node && Array.isArray(node.attributes))
        for (const attribute of node.attributes) checkAttribute(attribute, report);
      return settleChildren(node, report);
  }
}

function settleChildren(node: RootContent, report: Report): readonly Piece[] {
  if (!('children' in node)) return [node];
  const children = joinPhrasing(settleAll(node.children, report));
  if (node.type === 'paragraph' && children.length === 0) return [];
  return [{ ...node, children } as RootContent];
}

type Expression = Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

function settleExpression(node: Expression, report: Report): readonly Piece[] {
  const program = node.data?.estree;
  const gap = node.type === 'mdxTextExpression' ? (['gap'] as const) : [];
  if (isComment(program)) return gap;
  const value = programToLiteral(program);
  if (typeof value === 'boolean' || value === null) return gap;
  if (typeof value !== 'string' && typeof value !== 'number') {
    report(node, codeInText(node.value));
    return gap;
  }
  const text = { type: 'text', value: String(value), ...withPosition(node) } as const;
  return node.type === 'mdxTextExpression'
    ? [text]
    : [{ type: 'paragraph', children: [text], ...withPosition(node) }];
}

const withPosition = ({ position }: Expression) => position && { position };

function checkAttribute(attribute: Attribute, report: Report): void {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    report(attribute, spread);
    return;
  }
  const { name, value } = attribute;
  if (typeof value !== 'object' || value === null) return;
  const program: Program | null | undefined = value.data?.estree;
  if (programToLiteral(program) === undefined)
    report(attribute, codeInAttribute(name, value.value));
}

const moduleCode: Said = {
  message: 'Pages run no code, so `import` and `export` mean nothing here',
  hint: 'take the line out; components for authors need no import, and a sample goes into a fence.',
};

const codeInText = (code: string): Said => ({
  message: `Pages run no code, so \`{${shorten(code)}}\` means nothing here`,
  hint: 'write `\\{` for a brace, put code in backticks, and a remark in `{/* … */}`.',
});

const codeInAttribute = (name: string, code: string): Said => ({
  message: `Attribute \`${name}\` holds code, \`{${shorten(code)}}\`, and pages run none`,
  hint: `write a text, \`${name}="…"\`, or a plain value such as \`${name}={3}\` or \`${name}={['a', 'b']}\`.`,
});

const spread: Said = {
  message: 'Attributes cannot be spread from code, since pages run none',
  hint: 'write each attribute with its value.',
};

const shorten = (code: string): string => {
  const line = code.trim().replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
};
