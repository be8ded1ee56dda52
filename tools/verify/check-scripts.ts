import ts from 'typescript';
import type { Problem } from '../../src/model/problem.ts';
import { frameOf, type Sample } from './sample.ts';

const languages: readonly string[] = ['js', 'javascript', 'mjs', 'cjs'];

/** JavaScript samples that do not parse; nothing says what they run against, so no types are checked. */
export function checkScripts(samples: readonly Sample[]): readonly Problem[] {
  return samples
    .filter(sample => languages.includes(sample.language) && frameOf(sample) !== 'none')
    .flatMap(({ code, place }) => {
      const [first] = parseErrors(code);
      if (!first) return [];
      const { line, character } = first.file.getLineAndCharacterOfPosition(first.start);
      return [
        {
          file: place.file,
          line: place.line + line,
          column: place.column + character,
          severity: 'error' as const,
          message: `The sample does not parse. ${ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, '')}`,
          versions: [],
        },
      ];
    });
}

function parseErrors(code: string): readonly ts.DiagnosticWithLocation[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: 'sample.jsx',
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve },
  });
  return diagnostics.filter((each): each is ts.DiagnosticWithLocation => each.file !== undefined);
}
