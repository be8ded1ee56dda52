import path from 'node:path';
import ts from 'typescript';
import type { Toolchain } from '../toolchain-releases.ts';
import { publicModules } from './areas.ts';
import { declarationText, deprecation, onOneLine } from './declaration-text.ts';
import { signatureText } from './read-types.ts';
import type { Snapshot } from './snapshot.ts';

type Export = Snapshot['exports'][string][string];

/** What each public module of a release exports, in alphabetical order. */
export function readExports(program: ts.Program, { directory }: Toolchain): Snapshot['exports'] {
  const checker = program.getTypeChecker();
  const modules = Object.entries(publicModules).map(([name, file]) => {
    const source = program.getSourceFile(path.join(directory, file));
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    const entries = exported.flatMap(entry => {
      const state = exportState(entry, checker);
      return state ? [[entry.name, state] as const] : [];
    });
    return [name, Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))] as const;
  });
  return Object.fromEntries(modules.filter(([, entries]) => Object.keys(entries).length > 0));
}

function exportState(exported: ts.Symbol, checker: ts.TypeChecker): Export | undefined {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.declarations?.[0];
  if (!declaration) return undefined;
  const deprecated = deprecation(declaration);
  const state = valueState(symbol, checker) ?? { kind: kindOf(symbol) };
  return { ...state, ...(deprecated !== undefined && { deprecated }) };
}

function valueState(symbol: ts.Symbol, checker: ts.TypeChecker): Export | undefined {
  const functions = symbol.declarations?.filter(ts.isFunctionDeclaration) ?? [];
  if (functions.length > 0)
    return { kind: 'function', type: functions.map(signatureText).join('\n') };
  const variable = symbol.declarations?.find(ts.isVariableDeclaration);
  if (!variable) return undefined;
  if (variable.type) return { kind: 'const', type: declarationText(variable.type) };
  return {
    kind: 'const',
    type: onOneLine(checker.typeToString(checker.getTypeAtLocation(variable))),
  };
}

const kindOf = (symbol: ts.Symbol): Export['kind'] =>
  symbol.flags & ts.SymbolFlags.Class
    ? 'class'
    : symbol.flags & ts.SymbolFlags.Namespace
      ? 'namespace'
      : 'type';
