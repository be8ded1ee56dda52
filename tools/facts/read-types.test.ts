import ts from 'typescript';
import { expect, test } from 'vitest';
import { readTypes } from './read-types.ts';

const declarations = `
/** Not exported, but public by its place. */
export interface Options<T = any> extends Base {
  /** Colour. Defaults to \`red\`. */
  colour?: string;
  /** @deprecated use \`colour\` */
  color?: "red" | "blue";
  find(one: string): Promise<T>;
  find(one: string, two: number): Promise<T>;
  [name: string]: any;
  (): void;
}
interface Base {}
type Switches<On extends boolean, Each extends boolean> = { all?: On; one?: Each };
export type Extras = { first?: boolean } & (Switches<true, true> | Switches<false, boolean>);
declare const Names: readonly ["a", "b"];
export type Name = (typeof Names)[number];
export namespace JSX { interface Element { id?: string } }
`;

function programOf(text: string): ts.Program {
  const file = '/release/internal/stencil-public-runtime.d.ts';
  const host = ts.createCompilerHost({});
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  return ts.createProgram(
    [file],
    { strict: true, types: [], lib: ['lib.es5.d.ts'] },
    {
      ...host,
      getSourceFile: (name, options) =>
        name === file ? source : host.getSourceFile(name, options),
      fileExists: name => name === file || host.fileExists(name),
    },
  );
}

test('types are read with members, overloads, deprecations and composed aliases', () => {
  const types = readTypes(programOf(declarations), { release: '4.0.5', directory: '/release' });
  expect(types.Options).toEqual({
    area: 'runtime',
    state: { kind: 'interface', parameters: '<T = any>', extends: ['Base'] },
    members: {
      colour: { type: 'string', optional: true, documentedDefault: "'red'" },
      color: { type: "'red' | 'blue'", optional: true, deprecated: 'use `colour`' },
      find: { type: '(one: string) => Promise<T>\n(one: string, two: number) => Promise<T>' },
      '[name: string]': { type: 'any' },
      '()': { type: '() => void' },
    },
  });
  expect(types.Extras?.members).toEqual({
    first: { type: 'boolean', optional: true },
    all: { type: 'boolean', optional: true },
    one: { type: 'boolean', optional: true },
  });
  expect(types.Name?.state.type).toBe("'a' | 'b'");
  expect(Object.keys(types)).toContain('JSX.Element');
});
