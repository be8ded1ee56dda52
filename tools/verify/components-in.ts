import ts from 'typescript';

/** A component that a sample defines, as its users see it. */
export interface DefinedComponent {
  readonly tag: string;
  readonly className: string;
  readonly props: readonly { readonly name: string; readonly required: boolean }[];
  /** Events by the name of the attribute that listens: `onChanged` -> the member `changed`. */
  readonly events: readonly { readonly attribute: string; readonly member: string }[];
  readonly methods: readonly string[];
}

/** What a sample's code says about itself, read without any toolchain. */
export interface CodeOutline {
  readonly components: readonly DefinedComponent[];
  /** Specifiers of its imports. */
  readonly imports: readonly string[];
  /** All identifiers, in order of appearance. */
  readonly identifiers: readonly string[];
  /** Names of its exports. */
  readonly exports: readonly string[];
  /** Tags that it registers itself with `customElements.define`. */
  readonly defined: readonly string[];
}

/** The outline of a sample's code. */
export function outlineCode(code: string): CodeOutline {
  const source = ts.createSourceFile(
    'sample.tsx',
    code,
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
  const components: DefinedComponent[] = [];
  const identifiers = new Set<string>();
  const imports = new Set<string>();
  const defined = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    if (ts.isClassDeclaration(node)) components.push(...componentOf(node));
    const specifier = specifierOf(node);
    if (specifier !== undefined) imports.add(specifier);
    const tag = definedTag(node);
    if (tag !== undefined) defined.add(tag);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    components,
    imports: [...imports],
    identifiers: [...identifiers],
    exports: source.statements.flatMap(exportedNames),
    defined: [...defined],
  };
}

function specifierOf(node: ts.Node): string | undefined {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
    return ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return textOf(node.arguments[0]);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return textOf(node.argument.literal);
  return undefined;
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

const definedTag = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) && node.expression.getText() === 'customElements.define'
    ? textOf(node.arguments[0])
    : undefined;

function exportedNames(node: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const name = 'name' in node ? (node.name as ts.Node | undefined) : undefined;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function componentOf(node: ts.ClassDeclaration): DefinedComponent[] {
  const options = decoratorCall(node, 'Component')?.arguments[0];
  const tag = optionText(options, 'tag');
  if (!tag || !node.name) return [];
  const named = node.members.flatMap(member =>
    member.name && ts.isIdentifier(member.name) ? [{ member, name: member.name.text }] : [],
  );
  return [
    {
      tag,
      className: node.name.text,
      props: named
        .filter(({ member }) => decoratorCall(member, 'Prop'))
        .map(({ member, name }) => ({ name, required: isRequired(member) })),
      events: named.flatMap(({ member, name }) => {
        const call = decoratorCall(member, 'Event');
        if (!call) return [];
        const event = optionText(call.arguments[0], 'eventName') ?? name;
        return [{ attribute: `on${event.charAt(0).toUpperCase()}${event.slice(1)}`, member: name }];
      }),
      methods: named
        .filter(({ member }) => decoratorCall(member, 'Method'))
        .map(({ name }) => name),
    },
  ];
}

const isRequired = (member: ts.ClassElement): boolean =>
  ts.isPropertyDeclaration(member) && member.exclamationToken !== undefined && !member.initializer;

function decoratorCall(node: ts.Node, name: string): ts.CallExpression | undefined {
  const decorators = ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
  return decorators
    .map(({ expression }) => expression)
    .filter(ts.isCallExpression)
    .find(({ expression }) => expression.getText() === name);
}

function optionText(options: ts.Expression | undefined, name: string): string | undefined {
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  const property = options.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name: key }) => key.getText() === name);
  return textOf(property?.initializer);
}
