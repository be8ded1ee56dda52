import './problem-list.css';
import type { Problem } from '../../model/problem.ts';

/** A problem with the sentence that the terminal prints. */
export type ShownProblem = Pick<Problem, 'file' | 'line' | 'column' | 'severity' | 'hint'> & {
  readonly message: string;
};

/** Shows what an author has to mend, above the page; the list goes when there is nothing left. */
export function showProblems(problems: readonly ShownProblem[], folder: string): void {
  document.getElementById('shell_problems')?.remove();
  if (problems.length === 0) return;
  const list = element(
    'ol',
    {},
    problems.map(problem => toItem(problem, folder)),
  );
  const title = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const region = element('section', { id: 'shell_problems', 'aria-label': 'Problems' }, [
    element('details', { open: '' }, [element('summary', {}, [title]), list]),
  ]);
  document.body.append(region);
}

function toItem({ file, line, column, severity, message, hint }: ShownProblem, folder: string) {
  const place = `${file}:${line}:${column}`;
  const button = element('button', { type: 'button' }, [place]);
  button.addEventListener('click', () => {
    void fetch(`${folder}open`, { method: 'POST', body: JSON.stringify({ file, line, column }) });
  });
  return element('li', { 'data-severity': severity }, [
    button,
    element('p', {}, [message]),
    ...(hint === undefined ? [] : [element('p', { class: 'hint' }, [`Hint: ${hint}`])]),
  ]);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[],
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
