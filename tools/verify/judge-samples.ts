import { type Api, type ApiState, stateIn } from '../../src/model/api.ts';
import type { Problem } from '../../src/model/problem.ts';
import { promisedType } from './build-project.ts';
import { describeReleases } from './describe-releases.ts';
import { frameWords } from './frames.ts';
import type { Finding, Project } from './project.ts';
import { frameOf, type Sample, titlePath, wordOf } from './sample.ts';

/** What the findings about a page's samples come to in one version, those that are meant to fail included. */
export function judgeSamples(
  samples: readonly Sample[],
  verified: {
    readonly project: Project;
    readonly findings: readonly Finding[];
    readonly version: string;
  },
  api: Api,
): readonly Problem[] {
  const { project, findings, version } = verified;
  return project.samples.flatMap(({ sample: index }) => {
    const sample = samples[index];
    if (!sample) return [];
    const own = findings.filter(finding => finding.sample === index);
    const expected = wordOf(sample.meta, 'fails');
    const unexpected = own.filter(
      finding => expected === undefined || !isExpected(finding, expected),
    );
    const problems = unexpected.map(finding => compilerProblem(sample, finding, api));
    const missing =
      expected !== undefined && unexpected.length === own.length
        ? [missingFailure(sample, expected)]
        : [];
    return [...missing, ...problems].map(problem => ({ ...problem, versions: [version] }));
  });
}

/** `fails="TS2353"` means the code, `fails="is not assignable"` part of the message. */
const isExpected = ({ code, message }: Finding, expected: string): boolean =>
  expected !== '' && (code === expected || message.includes(expected));

type Unversioned = Omit<Problem, 'versions'>;

function compilerProblem(
  sample: Sample,
  { line, column, code, message }: Finding,
  api: Api,
): Unversioned {
  const { place } = sample;
  const { told, proposal } = splitProposal(message);
  const said = code === 'transpile' ? `The toolchain says: ${told}` : `${code}: ${told}`;
  const hint = hintFor(sample, { code, message }, api) ?? proposal;
  return {
    file: place.file,
    line: place.line + line - 1,
    column: place.column + column - 1,
    severity: 'error',
    message: unknownElement(code, message) ?? `The sample does not compile. ${said}`,
    ...(hint !== undefined && { hint }),
  };
}

/** An element of nobody's is no question of types. */
function unknownElement(code: string, message: string): string | undefined {
  if (code !== 'TS2339' || !message.endsWith("on type 'JSX.IntrinsicElements'")) return undefined;
  const tag = /'([^']+)'/.exec(message)?.[1];
  return `The sample uses \`<${tag}>\`, which neither HTML nor a sample of this page defines`;
}

/** The compiler's own proposal becomes the hint: `… Did you mean 'closest'?` */
function splitProposal(message: string): { readonly told: string; readonly proposal?: string } {
  const match = /^(.*?)\.? Did you mean (?:to write )?'"?([^'"]+)"?'\?$/.exec(message);
  return match
    ? { told: match[1] ?? '', proposal: `did you mean \`${match[2]}\`?` }
    : { told: message };
}

const missingFailure = ({ place }: Sample, expected: string): Unversioned => ({
  ...place,
  severity: 'error',
  message:
    expected === ''
      ? 'The sample says `fails` without saying how'
      : `The sample is meant to fail with "${expected}", but does not`,
  hint: 'name a code or a part of the message, `fails="TS2353"`; show the sample only in the versions where it fails.',
});

function hintFor(
  sample: Sample,
  { code, message }: Pick<Finding, 'code' | 'message'>,
  api: Api,
): string | undefined {
  const names = [...message.matchAll(/'"?([@\w./-]+)"?'/g)].map(match => match[1] ?? '');
  if (code === 'TS2305' || code === 'TS2304' || code === 'TS2353')
    for (const name of names) {
      const states: readonly ApiState[] =
        api.exports['@stencil/core']?.[name] ?? memberStates(api, name);
      const releases = api.releases.filter(release => stateIn(states, release));
      if (releases.length > 0 && releases.length < api.releases.length)
        return `\`${name}\` exists ${describeReleases(releases, api)}; give the sample \`since\`, \`until\` or \`versions\`.`;
    }
  if (code === 'TS2874' || (code === 'TS2304' && names[0] === 'h'))
    return "JSX needs `import { h } from '@stencil/core'`.";
  if (code === 'TS2339' && message.includes('JSX.IntrinsicElements'))
    return `if it is meant to exist already, say \`given="${names[0]}"\` on the fence.`;
  if (code === 'TS2304' && names[0] === 'config' && promisedType(titlePath(sample) ?? ''))
    return 'a sample with this title exports a `config`.';
  if (code === 'TS2339' && message.includes("'SampleFrame'"))
    return `name what the fragment uses but does not show: \`this="${names[0]}: string"\`, with its real type.`;
  if (code === 'TS2307')
    return `show the file in a sample of that title, or say \`given="${names[0]}"\` on the fence.`;
  if (frameOf(sample) === undefined && isSyntax(code))
    return 'a fragment says what surrounds it: `frame=render`, `frame=member`, `frame=config` or `frame=none why="…"`.';
  return undefined;
}

/** A member of any type, when all types that have it have it in the same releases. */
const memberStates = (api: Api, name: string) =>
  Object.values(api.types).flatMap(({ members }) =>
    Object.hasOwn(members, name) ? (members[name] ?? []) : [],
  );

/** TypeScript numbers what it finds while parsing from 1000 to 1299. */
const isSyntax = (code: string): boolean => /^TS1[0-2]\d{2}$/.test(code);

/** What is wrong with the words behind the fences of samples, whatever the version. */
export function checkFrames(samples: readonly Sample[]): readonly Problem[] {
  return samples.flatMap(sample => {
    const frame = frameOf(sample);
    const members = wordOf(sample.meta, 'this');
    const problem = (message: string, hint: string): Problem => ({
      ...sample.place,
      line: sample.place.line - 1,
      severity: 'error',
      message,
      hint,
      versions: [],
    });
    if (frame !== undefined && !frameWords.includes(frame))
      return [
        problem(
          `There is no frame \`${frame}\``,
          `valid names: ${frameWords.map(name => `\`${name}\``).join(', ')}.`,
        ),
      ];
    if (frame === 'none' && !wordOf(sample.meta, 'why'))
      return [
        problem(
          'The sample says `frame=none` without `why`',
          'say in a few words why nothing would make it compile: `frame=none why="…"`.',
        ),
      ];
    if (members !== undefined && frame !== 'member' && frame !== 'render')
      return [
        problem(
          '`this` names members of a class, and the sample stands in none',
          'it goes with `frame=member` and `frame=render`.',
        ),
      ];
    if (members !== undefined && /\bany\b/.test(members))
      return [problem('A frame says `any`', 'name the real type of each member in `this="…"`.')];
    return [];
  });
}
