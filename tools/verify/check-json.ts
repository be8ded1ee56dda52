import type { Problem } from '../../src/model/problem.ts';
import type { Sample } from './sample.ts';

/** JSON samples that do not parse. */
export function checkJson(samples: readonly Sample[]): readonly Problem[] {
  return samples
    .filter(({ language }) => language === 'json')
    .flatMap(sample => {
      const wrong = parseError(sample.code);
      return wrong === undefined ? [] : [jsonProblem(sample, wrong)];
    });
}

function parseError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function jsonProblem({ code, place }: Sample, message: string): Problem {
  const offset = Number(/position (\d+)/.exec(message)?.[1] ?? code.length);
  const lines = code.slice(0, offset).split('\n');
  return {
    file: place.file,
    line: place.line + lines.length - 1,
    column: place.column + (lines.at(-1)?.length ?? 0),
    severity: 'error',
    message: 'The sample is no JSON',
    hint: `${message.replace(/ in JSON at position.*$/, '')}; JSON with comments is \`jsonc\`.`,
    versions: [],
  };
}
