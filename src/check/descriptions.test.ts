import { expect, test } from 'vitest';
import { mergeApi } from '../model/api.ts';
import type { DescriptionFile } from '../model/api-descriptions.ts';
import { formatProblems } from '../model/format-problems.ts';
import { parseDescriptions } from '../source/read-descriptions.ts';
import { checkDescriptions } from './descriptions.ts';

const api = mergeApi([
  {
    releases: ['2.22.3', '3.4.2', '4.0.5'],
    types: {
      BoatOptions: {
        states: [{ kind: 'interface' }],
        members: {
          buildDir: [{ type: 'string' }],
          sail: [{ in: '>=3.4.2', type: 'string' }],
        },
      },
    },
  },
]);

const file = (of: string, text: string): DescriptionFile => {
  const { description } = parseDescriptions({ file: `content/api/descriptions/${of}.yaml`, text });
  if (!description) throw new Error('the sample is no file of descriptions');
  return description;
};

const report = (of: string, text: string) =>
  formatProblems(checkDescriptions([file(of, text)], api), []);

test('a description of what exists nowhere is a problem', () => {
  expect(
    report(
      'BoatOptions',
      'buildDir: Where the carpenters put the planks.\nsails: Wind goes in here.\n',
    ),
  ).toBe(`content/api/descriptions/BoatOptions.yaml:2:1  error
  \`BoatOptions\` has no member \`sails\` in any release.
  Hint: did you mean \`sail\`?

1 error, 0 warnings.`);
  expect(
    report('BoatOption', 'sail: Wind goes in here.\n'),
  ).toBe(`content/api/descriptions/BoatOption.yaml:1:1  error
  There is no type \`BoatOption\` in the toolchain.
  Hint: did you mean \`BoatOptions\`? The file bears the type's name.

1 error, 0 warnings.`);
});

test('a description that restates the name is a problem', () => {
  expect(
    report('BoatOptions', 'buildDir: The directory to build the files in.\n'),
  ).toBe(`content/api/descriptions/BoatOptions.yaml:1:1  error
  The description of \`buildDir\` says no more than its name: "The directory to build the files in.".
  Hint: say what it does, and when one changes it.

1 error, 0 warnings.`);
});

test('ranges of a description leave no release out and none twice', () => {
  const sail = (ranges: string) => report('BoatOptions', `sail: ${ranges}\n`);
  const words = 'Wind goes in, and the boat moves.';
  expect(sail(`{ "<4": "${words}", ">=4": "${words}" }`)).toBe('0 errors, 0 warnings.');
  expect(sail(`{ "<4": "${words}" }`)).toBe(`content/api/descriptions/BoatOptions.yaml:1:1  error
  The ranges of \`sail\` leave no description for 4.0.5.
  Hint: let exactly one range hold for each release that has the member.

1 error, 0 warnings.`);
  expect(
    sail(`{ ">=3": "${words}", ">=4": "${words}" }`),
  ).toBe(`content/api/descriptions/BoatOptions.yaml:1:1  error
  The ranges of \`sail\` give two descriptions for 4.0.5.
  Hint: let exactly one range hold for each release that has the member.

1 error, 0 warnings.`);
});
