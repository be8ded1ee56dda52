import { createRequire } from 'node:module';
import path from 'node:path';
import type { Toolchain } from '../toolchain-releases.ts';
import type { SampleFile } from './project.ts';

interface TranspileDiagnostic {
  readonly level: string;
  readonly messageText: string;
  readonly lineNumber?: number;
  readonly columnNumber?: number;
}

/** What a release's `transpile` says about a file; lines and columns count from 1 in the file. */
export interface TranspileFinding {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type Transpile = (file: SampleFile) => Promise<readonly TranspileFinding[]>;

/** The `transpile` of a release. */
export function loadTranspile({ directory }: Toolchain): Transpile {
  const load = createRequire(path.join(directory, 'package.json'));
  const { transpile } = load('./compiler/stencil.js') as {
    transpile(code: string, options: object): Promise<{ diagnostics: TranspileDiagnostic[] }>;
  };
  return async ({ text, path: file }) => {
    const { diagnostics } = await transpile(text, { file: path.basename(file), sourceMap: false });
    return diagnostics
      .filter(({ level }) => level === 'error')
      .map(({ messageText, lineNumber = 1, columnNumber = 0 }) => ({
        line: lineNumber,
        column: columnNumber + 1,
        message: messageText,
      }));
  };
}
