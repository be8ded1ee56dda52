import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { isComment, programToLiteral } from '../../model/literal.ts';
import { report } from '../rendering.ts';
import type { MarkupHandler } from './markup-handlers.ts';

/** A `{…}` in the text: a comment shows nothing, a literal itself. Pages run no code. */
export const renderExpression: MarkupHandler<MdxFlowExpression | MdxTextExpression> = (
  node,
  _state,
  rendering,
) => {
  const program = node.data?.estree;
  if (isComment(program)) return undefined;
  const value = programToLiteral(program);
  if (typeof value === 'string' || typeof value === 'number')
    return { type: 'text', value: String(value) };
  report(rendering, node, {
    message: `The expression \`{${node.value}}\` is code, and pages run none`,
    hint: 'write what it stands for, or `\\{` for a brace in the text.',
  });
  return undefined;
};
