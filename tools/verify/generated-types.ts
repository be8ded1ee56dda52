/** The declarations that a build would generate for a page's components: a small `components.d.ts`. */
import type { DefinedComponent } from './components-in.ts';

/** A component and the file that defines it. */
export interface PlacedComponent extends DefinedComponent {
  readonly path: string;
}

/** The modules in which a release declares its runtime; the program that reads them knows where they are. */
export const toolchainModules = { core: 'toolchain:core', runtime: 'toolchain:runtime' };

/** `my-cart-item` -> `MyCartItem` */
export const tagToPascal = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const quoted = (names: readonly string[]): string =>
  names.length === 0 ? 'never' : names.map(name => `'${name}'`).join(' | ');

const classType = ({ path, className }: PlacedComponent): string =>
  `import('${path}').${className}`;

/** The type of a component's element. */
export function elementType(component: PlacedComponent): string {
  const members = [...component.props.map(({ name }) => name), ...component.methods];
  return `import('${toolchainModules.runtime}').HTMLStencilElement & Pick<${classType(component)}, ${quoted(members)}>`;
}

function attributesInterface(component: PlacedComponent): string {
  const type = classType(component);
  const namesOf = (required: boolean) =>
    quoted(component.props.filter(prop => prop.required === required).map(({ name }) => name));
  const name = tagToPascal(component.tag);
  const events = component.events.map(
    ({ attribute, member }) =>
      `${attribute}?: (event: ${name}Event<DetailOf<${type}['${member}']>>) => void;`,
  );
  return [
    `  type ${name}Event<D> = Omit<CustomEvent<D>, 'target'> & { target: HTML${name}Element };`,
    `  interface ${name} extends Pick<${type}, ${namesOf(true)}>, Partial<Pick<${type}, ${namesOf(false)}>> { ${events.join(' ')} }`,
  ].join('\n');
}

/**
 * The module `@stencil/core` of a release as a project with these components sees it: JSX knows
 * their tags, the given ones and HTML's, and no others.
 */
export function coreDeclaration(
  components: readonly PlacedComponent[],
  given: readonly string[],
  signaturesOfH: string,
): string {
  const { core, runtime } = toolchainModules;
  const overloads = signaturesOfH
    .split('\n')
    .map(signature => `export declare function h${signature.replace(/\) => (\w+)$/, '): $1')};`);
  return [
    `export * from '${core}';`,
    `import type { JSXBase, VNode, VNodeData } from '${runtime}';`,
    ...generatedTypes(components),
    ...overloads,
    'export declare namespace h {',
    '  namespace JSX {',
    '    interface IntrinsicElements extends JSXBase.IntrinsicElements {',
    ...components.map(
      ({ tag }) =>
        `      '${tag}': LocalJSX.${tagToPascal(tag)} & JSXBase.HTMLAttributes<HTML${tagToPascal(tag)}Element>;`,
    ),
    ...given.map(
      tag =>
        `      '${tag}': JSXBase.HTMLAttributes<HTMLElement> & { [attribute: string]: unknown };`,
    ),
    '    }\n  }\n}\n',
  ].join('\n');
}

/** The module `components.d.ts` of a project with these components. */
export const componentsDeclaration = (components: readonly PlacedComponent[]): string =>
  [...generatedTypes(components), 'export { Components, LocalJSX as JSX };\n'].join('\n');

function generatedTypes(components: readonly PlacedComponent[]): string[] {
  return [
    'type DetailOf<T> = T extends { emit: (data?: infer D) => unknown } ? D : never;',
    ...components.map(
      component => `type HTML${tagToPascal(component.tag)}Element = ${elementType(component)};`,
    ),
    'declare namespace Components {',
    ...components.map(component => {
      const members = [...component.props.map(({ name }) => name), ...component.methods];
      return `  interface ${tagToPascal(component.tag)} extends Pick<${classType(component)}, ${quoted(members)}> {}`;
    }),
    '}',
    'declare namespace LocalJSX {',
    ...components.map(attributesInterface),
    '}',
  ];
}
