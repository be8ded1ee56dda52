import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** A piece of a declaration on one line, without comments, strings in single quotes. */
export function declarationText(node: ts.Node): string {
  return onOneLine(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/** `{\n  a: "x";\n}` -> `{ a: 'x'; }` */
export const onOneLine = (text: string): string =>
  text
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();

/** What a declaration's `@deprecated` tag says, on one line; undefined without the tag. */
export function deprecation(node: ts.Node): string | undefined {
  const tag = ts.getJSDocDeprecatedTag(node);
  if (!tag) return undefined;
  return (ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/\s+/g, ' ').trim();
}

/** The default that a comment names in so many words: ``Defaults to `true`.`` or `@default true`. */
export function documentedDefault(node: ts.Node): string | undefined {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => /^default(Value)?$/.test(tagName.text));
  const tagged = tag && ts.getTextOfJSDocComment(tag.comment)?.trim();
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = comments.map(comment => ts.getTextOfJSDocComment(comment.comment) ?? '').join(' ');
  const said = /\bdefaults? (?:to|is):? `([^`]+)`/i.exec(text)?.[1];
  const value = tagged || said;
  return value?.replace(/^`|`$/g, '').replace(/^"([^"]*)"$/, "'$1'");
}
