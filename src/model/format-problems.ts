import type { Problem } from './problem.ts';
import { describeVersions } from './range.ts';

/**
 * All problems as an author reads them: by file and place, the same problem once with its versions
 * (unless it concerns every one), and a last line that counts them.
 *
 *     content/pages/guides/hydrate-app.mdx:42:7  error
 *       Link `../api#options` has no such heading in v4.3–v4.5 (3 of 16 versions).
 *       Hint: the page has `#hydrate-options` there.
 */
export function formatProblems(
  problems: readonly Problem[],
  allVersions: readonly string[],
): string {
  const merged = mergeProblems(problems);
  const blocks = merged.map(problem => formatProblem(problem, allVersions));
  return [...blocks, countLine(merged)].join('\n\n');
}

/** The same problem found in several versions becomes one; sorted by file and place. */
export function mergeProblems(problems: readonly Problem[]): readonly Problem[] {
  const byIdentity = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, line, column, severity, message, hint = '' } = problem;
    const identity = JSON.stringify([file, line, column, severity, message, hint]);
    const versions = [...(byIdentity.get(identity)?.versions ?? []), ...problem.versions];
    byIdentity.set(identity, { ...problem, versions: [...new Set(versions)] });
  }
  return [...byIdentity.values()].sort(byPlace);
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;

function formatProblem(problem: Problem, allVersions: readonly string[]): string {
  const { file, line, column, severity, hint } = problem;
  return [
    `${file}:${line}:${column}  ${severity}`,
    `  ${problemSentence(problem, allVersions)}`,
    ...(hint === undefined ? [] : [`  Hint: ${hint}`]),
  ].join('\n');
}

/** What is wrong, and in which versions when it does not concern all. */
export const problemSentence = (
  { message, versions }: Problem,
  allVersions: readonly string[],
): string => `${message}${inVersions(versions, allVersions)}.`;

function inVersions(versions: readonly string[], all: readonly string[]): string {
  if (versions.length === 0 || versions.length === all.length) return '';
  const count = `${versions.length} of ${all.length} versions`;
  return ` in ${describeVersions(versions, all)} (${count})`;
}

function countLine(problems: readonly Problem[]): string {
  const errors = problems.filter(problem => problem.severity === 'error').length;
  const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}.`;
}
