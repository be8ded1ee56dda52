/** Where in the content something stands. Lines and columns count from 1. */
export interface Place {
  /** Path from the site's root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Something that an author has to mend: a value, collected and printed with all the others. */
export interface Problem extends Place {
  readonly severity: 'error' | 'warning';
  /** One sentence without its full stop: the versions follow it. */
  readonly message: string;
  /** The correction, the valid names, or "did you mean …?". */
  readonly hint?: string;
  /** Names of the versions concerned; empty when it concerns the source whatever the version. */
  readonly versions: readonly string[];
}

/** Whether any of the problems must fail the build. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(problem => problem.severity === 'error');
