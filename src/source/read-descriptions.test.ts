import { expect, test } from 'vitest';
import { formatProblems } from '../model/format-problems.ts';
import { parseDescriptions } from './read-descriptions.ts';

const file = 'content/api/descriptions/Boat.yaml';
const report = (text: string) => formatProblems(parseDescriptions({ file, text }).problems, []);

test('a file gives a text for each member, or one for each range', () => {
  const text = 'hull: What floats.\nsail: { "<4": "Of linen.", ">=4": "Of nylon." }\n';
  expect(parseDescriptions({ file, text })).toEqual({
    description: {
      of: 'Boat',
      file,
      text,
      members: { hull: 'What floats.', sail: { '<4': 'Of linen.', '>=4': 'Of nylon.' } },
    },
    problems: [],
  });
});

test('what does not fit the schema is told with its line', () => {
  expect(
    report('hull: What floats.\nsail: Of linen\nmast: 3\n'),
  ).toBe(`content/api/descriptions/Boat.yaml:2:1  error
  \`sail\`: a description is a whole sentence, with its full stop.
  Hint: write \`member: One sentence or more.\`, or a text for each range: \`{ "<4": …, ">=4": … }\`.

content/api/descriptions/Boat.yaml:3:1  error
  \`mast\`: a description is a text, or a text for each range.
  Hint: write \`member: One sentence or more.\`, or a text for each range: \`{ "<4": …, ">=4": … }\`.

2 errors, 0 warnings.`);
});

test('broken YAML is told with its place', () => {
  expect(
    report('hull: What floats.\nsail: "Of linen.\n'),
  ).toBe(`content/api/descriptions/Boat.yaml:3:1  error
  The file is no valid YAML: Missing closing "quote.
  Hint: write \`member: One sentence or more.\`, or a text for each range: \`{ "<4": …, ">=4": … }\`.

1 error, 0 warnings.`);
});
