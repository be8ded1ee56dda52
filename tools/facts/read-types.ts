import path from 'node:path';
import ts from 'typescript';
import type { Toolchain } from '../toolchain-releases.ts';
import { areaOf, declarationFiles } from './areas.ts';
import { declarationText, deprecation, documentedDefault, onOneLine } from './declaration-text.ts';
import type { TypeSnapshot } from './snapshot.ts';

type Members = Record<string, TypeSnapshot['members'][string]>;
type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;

/** All types that the public declaration files of a release declare, by name. */
export function readTypes(
  program: ts.Program,
  { directory }: Toolchain,
): Record<string, TypeSnapshot> {
  const types: Record<string, TypeSnapshot> = {};
  const checker = program.getTypeChecker();
  for (const { file, only } of declarationFiles) {
    const source = program.getSourceFile(path.join(directory, file));
    for (const { name, node } of source ? typeDeclarations(source.statements) : []) {
      if (types[name] || (only && !only.test(name))) continue;
      types[name] = {
        area: areaOf(name, file),
        state: stateOf(node, checker),
        members: membersOf(node, checker),
      };
    }
  }
  return types;
}

function typeDeclarations(
  statements: readonly ts.Statement[],
  prefix = '',
): { name: string; node: TypeDeclaration }[] {
  return statements.flatMap(node => {
    if (
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node)
    )
      return node.name ? [{ name: prefix + node.name.text, node }] : [];
    if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body))
      return typeDeclarations(node.body.statements, `${prefix}${node.name.text}.`);
    return [];
  });
}

function stateOf(node: TypeDeclaration, checker: ts.TypeChecker): TypeSnapshot['state'] {
  const deprecated = deprecation(node);
  const bases = ts.isTypeAliasDeclaration(node) ? [] : (node.heritageClauses ?? []);
  const parents = bases
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .flatMap(({ types }) => types.map(declarationText));
  return {
    kind: ts.isInterfaceDeclaration(node)
      ? 'interface'
      : ts.isClassDeclaration(node)
        ? 'class'
        : 'alias',
    ...(node.typeParameters && {
      parameters: `<${node.typeParameters.map(declarationText).join(', ')}>`,
    }),
    ...(parents.length > 0 && { extends: parents }),
    ...(ts.isTypeAliasDeclaration(node) && { type: aliasText(node, checker) }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

/** An alias that is computed from a constant is shown as what it comes to. */
function aliasText(node: ts.TypeAliasDeclaration, checker: ts.TypeChecker): string {
  const text = declarationText(node.type);
  if (!text.includes('typeof ')) return text;
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  return onOneLine(checker.typeToString(checker.getTypeAtLocation(node), undefined, flags));
}

function membersOf(node: TypeDeclaration, checker: ts.TypeChecker): Members {
  if (!ts.isTypeAliasDeclaration(node)) return declaredMembers(node.members);
  if (ts.isTypeLiteralNode(node.type)) return declaredMembers(node.type.members);
  return ts.isIntersectionTypeNode(node.type) ? composedMembers(node, checker) : {};
}

function declaredMembers(elements: readonly (ts.TypeElement | ts.ClassElement)[]): Members {
  const members: Members = {};
  for (const element of elements) {
    if (
      ts.getCombinedModifierFlags(element) &
      (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)
    )
      continue;
    const name = memberName(element);
    if (name === undefined) continue;
    const state = memberState(element, memberType(element));
    const earlier = members[name];
    members[name] = earlier ? { ...earlier, type: `${earlier.type}\n${state.type}` } : state;
  }
  return members;
}

/** An alias such as `A & (B | C)`: the members of every part, with all the types that they take there. */
function composedMembers(node: ts.TypeAliasDeclaration, checker: ts.TypeChecker): Members {
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  const found = new Map<string, { symbol: ts.Symbol; types: Set<string> }>();
  for (const symbol of parts.flatMap(part => part.getProperties())) {
    const entry = found.get(symbol.name) ?? { symbol, types: new Set<string>() };
    const text = checker.typeToString(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)));
    found.set(symbol.name, { ...entry, types: new Set([...entry.types, text]) });
  }
  const entries = [...found].flatMap(([name, { symbol, types }]) => {
    const declaration = symbol.declarations?.[0];
    if (!declaration) return [];
    const texts =
      types.has('boolean') || (types.has('true') && types.has('false')) ? ['boolean'] : [...types];
    return [[name, memberState(declaration, onOneLine(texts.join(' | ')))] as const];
  });
  return Object.fromEntries(entries);
}

function memberState(element: ts.Declaration, type: string): Members[string] {
  const deprecated = deprecation(element);
  const said = documentedDefault(element);
  const optional = 'questionToken' in element && element.questionToken !== undefined;
  return {
    type,
    ...(optional && { optional: true as const }),
    ...(deprecated !== undefined && { deprecated }),
    ...(said !== undefined && { documentedDefault: type === 'string' ? quoted(said) : said }),
  };
}

const quoted = (text: string): string => (/^['"`]/.test(text) ? text : `'${text}'`);

function memberName(element: ts.TypeElement | ts.ClassElement): string | undefined {
  if (ts.isCallSignatureDeclaration(element)) return '()';
  if (ts.isConstructorDeclaration(element) || ts.isConstructSignatureDeclaration(element))
    return 'new()';
  if (ts.isIndexSignatureDeclaration(element))
    return `[${element.parameters.map(declarationText).join(', ')}]`;
  const { name } = element;
  if (!name) return undefined;
  return ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();
}

function memberType(element: ts.TypeElement | ts.ClassElement): string {
  if (ts.isFunctionLike(element) && !ts.isIndexSignatureDeclaration(element))
    return signatureText(element);
  const type = 'type' in element ? (element.type as ts.TypeNode | undefined) : undefined;
  return type ? declarationText(type) : 'any';
}

/** `find(selector: string): Promise<X>` -> `(selector: string) => Promise<X>` */
export function signatureText(node: ts.SignatureDeclaration): string {
  const generics = node.typeParameters
    ? `<${node.typeParameters.map(declarationText).join(', ')}>`
    : '';
  const parameters = node.parameters.map(declarationText).join(', ');
  return `${generics}(${parameters}) => ${node.type ? declarationText(node.type) : 'any'}`;
}
