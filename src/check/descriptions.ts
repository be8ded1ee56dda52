import { type Api, stateIn } from '../model/api.ts';
import { type DescriptionFile, descriptionPlace, restatesName } from '../model/api-descriptions.ts';
import { apiMembers, hasApiTable, nearestTable } from '../model/api-table.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import type { Ranged } from '../model/front-matter.ts';
import type { Problem } from '../model/problem.ts';
import { countRanged } from '../model/ranged.ts';

/** Descriptions of what exists in no release, that tell nothing, or whose ranges leave releases without or with two. */
export const checkDescriptions = (
  files: readonly DescriptionFile[],
  api: Api,
): readonly Problem[] => files.flatMap(file => checkFile(file, api));

function checkFile(file: DescriptionFile, api: Api): readonly Problem[] {
  if (!hasApiTable(api, file.of))
    return [
      problemOf(file, '', {
        message: `There is no type \`${file.of}\` in the toolchain`,
        hint: `${nearestTable(api, file.of)} The file bears the type's name.`,
      }),
    ];
  const valid = apiMembers(api, file.of);
  return Object.entries(file.members).flatMap(([member, value]) =>
    valid.includes(member)
      ? [...checkWords(file, member, value), ...checkRanges(file, member, { value, api })]
      : [
          problemOf(file, member, {
            message: `\`${file.of}\` has no member \`${member}\` in any release`,
            hint: didYouMean(member, valid),
          }),
        ],
  );
}

const checkWords = (
  file: DescriptionFile,
  member: string,
  value: Ranged<string>,
): readonly Problem[] =>
  textsOf(value)
    .filter(text => restatesName(member, text))
    .map(text =>
      problemOf(file, member, {
        message: `The description of \`${member}\` says no more than its name: "${text}"`,
        hint: 'say what it does, and when one changes it.',
      }),
    );

const textsOf = (value: Ranged<string>): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value);

function checkRanges(
  file: DescriptionFile,
  member: string,
  { value, api }: { readonly value: Ranged<string>; readonly api: Api },
): readonly Problem[] {
  const states = api.types[file.of]?.members[member];
  const having = api.releases.filter(release => !states || stateIn(states, release));
  const wrong = (count: (found: number) => boolean) =>
    having.filter(release => count(countRanged(value, release)));
  const [without, twice] = [wrong(found => found === 0), wrong(found => found > 1)];
  const say = (what: string, releases: readonly string[]) =>
    problemOf(file, member, {
      message: `The ranges of \`${member}\` ${what} for ${releases.join(', ')}`,
      hint: 'let exactly one range hold for each release that has the member.',
    });
  return [
    ...(without.length > 0 ? [say('leave no description', without)] : []),
    ...(twice.length > 0 ? [say('give two descriptions', twice)] : []),
  ];
}

const problemOf = (
  file: DescriptionFile,
  member: string,
  said: Pick<Problem, 'message' | 'hint'>,
): Problem => ({ ...descriptionPlace(file, member), ...said, severity: 'error', versions: [] });
