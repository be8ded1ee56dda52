import { join } from 'node:path';
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import {
  apiDescriptionsSchema,
  type DescriptionFile,
  descriptionPlace,
} from '../model/api-descriptions.ts';
import type { Problem } from '../model/problem.ts';
import { readFiles } from './read-files.ts';

const folder = 'content/api/descriptions';

/** Reads our descriptions of the public surface; a file that does not fit the schema is left out and reported. */
export function readDescriptions(root: string): {
  readonly files: readonly DescriptionFile[];
  readonly problems: readonly Problem[];
} {
  const read = readFiles(join(root, folder), path => path.endsWith('.yaml')).map(
    ({ path, contents }) =>
      parseDescriptions({ file: `${folder}/${path}`, text: new TextDecoder().decode(contents) }),
  );
  return {
    files: read.flatMap(({ description }) => description ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

interface Source {
  readonly file: string;
  readonly text: string;
}

/** A file's text as descriptions. */
export function parseDescriptions(source: Source): {
  readonly description?: DescriptionFile;
  readonly problems: readonly Problem[];
} {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines });
  const broken = document.errors.map(({ message, pos }) => {
    const { line, col } = lines.linePos(pos[0]);
    return problem(
      source,
      { line, column: col },
      `The file is no valid YAML: ${firstLine(message)}`,
    );
  });
  if (broken.length > 0) return { problems: broken };
  const parsed = v.safeParse(apiDescriptionsSchema, document.toJS() ?? {});
  if (!parsed.success) return { problems: parsed.issues.map(issue => issueProblem(source, issue)) };
  const of =
    source.file
      .split('/')
      .at(-1)
      ?.replace(/\.yaml$/, '') ?? '';
  return { description: { of, ...source, members: parsed.output }, problems: [] };
}

const firstLine = (text: string): string =>
  (text.split('\n')[0] ?? '').replace(/( at line \d+, column \d+)?[.:]?$/, '');

function issueProblem(source: Source, issue: v.BaseIssue<unknown>): Problem {
  const member = String(issue.path?.[0]?.key ?? '');
  const place = descriptionPlace(source, member);
  return problem(source, place, `\`${member}\`: ${wordsOf(deepest(issue))}`);
}

const wordsOf = ({ kind, message }: v.BaseIssue<unknown>): string =>
  kind === 'schema' ? 'a description is a text, or a text for each range' : message;

/** Of a value that fits no alternative, the reason that the likelier alternative gives. */
function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const likelier = issue.issues?.findLast(inner => inner.kind === 'validation' || inner.path);
  return likelier ? deepest(likelier) : issue;
}

const problem = (
  { file }: Source,
  place: { readonly line: number; readonly column: number },
  message: string,
): Problem => ({
  file,
  ...place,
  severity: 'error',
  message,
  hint: 'write `member: One sentence or more.`, or a text for each range: `{ "<4": …, ">=4": … }`.',
  versions: [],
});
