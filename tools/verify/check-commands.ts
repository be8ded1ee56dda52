import { type Api, flagIn, flagsIn, stateIn } from '../../src/model/api.ts';
import { closestNames } from '../../src/model/did-you-mean.ts';
import type { Place, Problem } from '../../src/model/problem.ts';
import { type Command, commandsIn, type Word } from './commands-in.ts';
import { describeReleases } from './describe-releases.ts';
import type { PageCode, Sample } from './sample.ts';

const shells: readonly string[] = ['bash', 'sh', 'shell', 'console', 'zsh'];

/** A version and the release that it documents. */
export interface VersionRelease {
  readonly name: string;
  readonly release: string;
}

/** Tasks and flags of the command line, in samples and inline code, that a release does not have. */
export function checkCommands(
  { samples, names }: PageCode,
  version: VersionRelease,
  api: Api,
): readonly Problem[] {
  const inSamples = samples.flatMap(sample =>
    shellText(sample).flatMap(({ text, place }) =>
      commandsIn(text).flatMap(command => commandProblems(command, { place, version, api })),
    ),
  );
  const inText = names
    .filter(({ text }) => /^(npx )?stencil /.test(text))
    .flatMap(({ text, place }) =>
      commandsIn(text).flatMap(command => commandProblems(command, { place, version, api })),
    );
  return [...inSamples, ...inText];
}

/** A shell sample, and the scripts of a package.json that run the toolchain. */
function shellText({
  language,
  code,
  place,
}: Sample): readonly { readonly text: string; readonly place: Place }[] {
  if (shells.includes(language)) return [{ text: code, place }];
  if (language !== 'json') return [];
  return code.split('\n').flatMap((line, index) => {
    const script = /^(\s*"[\w:.-]+":\s*")(stencil [^"]*)"/.exec(line);
    return script
      ? [
          {
            text: script[2] ?? '',
            place: {
              ...place,
              line: place.line + index,
              column: place.column + (script[1]?.length ?? 0),
            },
          },
        ]
      : [];
  });
}

interface CommandScope {
  readonly place: Place;
  readonly version: VersionRelease;
  readonly api: Api;
}

function commandProblems(
  { words }: Command,
  { place, version, api }: CommandScope,
): readonly Problem[] {
  const { release, name } = version;
  const at = ({ line, column }: Word): Place => ({
    ...place,
    line: place.line + line - 1,
    column: place.column + column - 1,
  });
  const task = words.find(({ text }) => !text.startsWith('-'));
  const tasks = Object.keys(api.tasks).filter(known => stateIn(api.tasks[known], release));
  const isUnknown =
    task === words[0] &&
    task !== undefined &&
    /^[a-z]/.test(task.text) &&
    !tasks.includes(task.text);
  const problems = words
    .filter(({ text }) => /^-{1,2}[a-z]/i.test(text) && !flagIn(api, text, release))
    .map(word => ({
      ...at(word),
      severity: 'error' as const,
      message: `\`stencil\` has no flag \`${word.text.replace(/=.*$/, '')}\``,
      hint: flagHint(word.text, release, api),
      versions: [name],
    }));
  if (!isUnknown) return problems;
  const hint = `the tasks are ${tasks.map(known => `\`${known}\``).join(', ')}.`;
  return [
    {
      ...at(task),
      severity: 'error',
      message: `\`stencil\` has no task \`${task.text}\``,
      hint,
      versions: [name],
    },
    ...problems,
  ];
}

function flagHint(written: string, release: string, api: Api): string {
  const releases = api.releases.filter(each => flagIn(api, written, each));
  if (releases.length > 0) return `it exists ${describeReleases(releases, api)}.`;
  const name = written.replace(/^-+|=.*$/g, '');
  const [close] = closestNames(
    name,
    flagsIn(api, release).map(flag => flag.name),
    1,
  );
  return close ? `did you mean \`--${close}\`?` : 'the flags are those of `content/api/cli.json`.';
}
