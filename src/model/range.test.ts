import { expect, test } from 'vitest';
import { describeVersions, holdsFor, parseRange } from './range.ts';

const releases = ['4.13.0', '4.12.6', '4.5.0', '4.4.1', '4.0.5', '3.4.2', '2.22.3'];
const held = (written: Parameters<typeof parseRange>[0]) => {
  const range = parseRange(written);
  return range && releases.filter(release => holdsFor(range, release));
};

test('since holds from the first release of that minor on', () => {
  expect(held({ since: '4.5' })).toEqual(['4.13.0', '4.12.6', '4.5.0']);
});

test('until is inclusive, down to the last patch', () => {
  expect(held({ until: '4.4' })).toEqual(['4.4.1', '4.0.5', '3.4.2', '2.22.3']);
  expect(held({ until: '3' })).toEqual(['3.4.2', '2.22.3']);
});

test('since and until together hold between both', () => {
  expect(held({ since: '3', until: '4.4' })).toEqual(['4.4.1', '4.0.5', '3.4.2']);
});

test('a range in semver syntax holds as semver says', () => {
  expect(held({ range: '>=4.1 <4.10 || <3' })).toEqual(['4.5.0', '4.4.1', '2.22.3']);
});

test('4.10 is newer than 4.9', () => {
  const range = parseRange({ since: '4.10' });
  expect(range && [holdsFor(range, '4.9.1'), holdsFor(range, '4.10.0')]).toEqual([false, true]);
});

test.each([{}, { since: 'four' }, { range: '' }, { range: '>>4' }])('%o is no range', written => {
  expect(parseRange(written)).toBeUndefined();
});

test('neighbouring versions are joined to a run, oldest first; runs stand newest first', () => {
  const all = ['next', 'v4.12', 'v4.11', 'v4.10', 'v3', 'v2'];
  expect(describeVersions(['v4.12', 'v4.11', 'v4.10'], all)).toBe('v4.10–v4.12');
  expect(describeVersions(['v2', 'next', 'v4.10', 'v3'], all)).toBe('next, v2–v4.10');
  expect(describeVersions(['v4.11'], all)).toBe('v4.11');
});
