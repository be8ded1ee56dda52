import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Toolchain } from '../toolchain-releases.ts';
import { declarationFiles, publicModules } from './areas.ts';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** A TypeScript program over the declaration files of a release, where `@stencil/core` means that release. */
export function createProgram({ directory }: Toolchain): ts.Program {
  const roots = [...declarationFiles.map(({ file }) => file), ...Object.values(publicModules)]
    .map(file => path.join(directory, file))
    .filter(file => existsSync(file));
  return ts.createProgram([...new Set(roots)], {
    ...options,
    paths: {
      '@stencil/core': [`${directory}/internal/stencil-core`],
      '@stencil/core/*': [`${directory}/*`],
    },
  });
}
