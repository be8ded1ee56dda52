import { expect, test } from 'vitest';
import { mergeApi } from './api.ts';
import { noSamples } from './verification.ts';
import { countDescribed, countSections } from './verification-report.ts';

test('samples are counted by section, in the order of the pages', () => {
  const page = (section: string, whole: number) => ({ section, counts: { ...noSamples, whole } });
  expect(countSections([page('B', 1), page('A', 2), page('B', 3)])).toEqual([
    { section: 'B', counts: { ...noSamples, whole: 4 } },
    { section: 'A', counts: { ...noSamples, whole: 2 } },
  ]);
});

test('members are counted where they are declared, and as described in each release by itself', () => {
  const api = mergeApi([
    {
      releases: ['3.4.2', '4.0.5'],
      types: {
        Boat: {
          states: [{ kind: 'interface', extends: ['Ship'] }],
          members: { hull: [{ type: 'string' }], sail: [{ in: '>=4', type: 'string' }] },
        },
        Ship: { states: [{ kind: 'interface' }], members: { crew: [{ type: 'number' }] } },
      },
    },
  ]);
  const descriptions = { Boat: { hull: { '>=4': 'What floats.' }, crew: 'Who sails.' } };
  const areas = [{ area: 'Boats', tables: ['Boat'] }];
  expect(countDescribed(areas, { api, descriptions }, ['4.0.5', '3.4.2'])).toEqual([
    {
      area: 'Boats',
      counts: [
        { all: 2, described: 1 },
        { all: 1, described: 0 },
      ],
    },
  ]);
});
