import { expect, test } from 'vitest';
import {
  sampleOldVersion,
  sampleSettings,
  sampleSite,
  sampleVersion,
} from '../../model/sample-site.fixture.ts';
import { adviseOn, findMissing, likelyVersions } from './missing-page.ts';

const known = {
  site: sampleSite,
  manifests: [sampleVersion, sampleOldVersion],
  settings: sampleSettings,
};
const missingAt = (path: string, preferred: string | null = null) =>
  findMissing(path, sampleSite, { ...sampleSettings, preferred });
const adviceFor = (path: string, preferred?: string) => adviseOn(missingAt(path, preferred), known);

test('an exact release leads to the version that documents it', () => {
  expect(missingAt('/docs/4.4.0/events').moved).toBe('/docs/v4.4/events');
  expect(missingAt('/docs/4.12.1').moved).toBe('/docs/');
  expect(missingAt('/docs/v4.4/4.4.0').moved).toBeUndefined();
});

test('a page of other versions is offered in each of them, under its slug there', () => {
  expect(adviceFor('/docs/v4.4/forms')).toEqual({
    absence: '“Forms” is not part of v4.4. New in v4.12.',
    elsewhere: [
      { href: '/docs/next/forms', label: 'next' },
      { href: '/docs/forms', label: 'v4.12' },
    ],
    closest: [],
  });
  expect(adviceFor('/docs/old/events').elsewhere.at(0)).toEqual({
    href: '/docs/next/events',
    label: 'next',
  });
});

test('a misspelt page is offered by its name in the version that was asked for', () => {
  expect(adviceFor('/docs/evnts').closest).toEqual([{ href: '/docs/events', label: 'Events' }]);
  expect(adviceFor('/docs/v4.4/events/').elsewhere.length).toBeGreaterThan(0);
  expect(adviceFor('/docs/guides/forms').closest).toEqual([
    { href: '/docs/forms', label: 'Forms' },
  ]);
});

test('an address without a version is looked for in the version that the reader prefers', () => {
  expect(adviceFor('/docs/old/evnts', 'v4.4').closest).toEqual([
    { href: '/docs/v4.4/old/events', label: 'Events' },
  ]);
  expect(missingAt('/docs/next/evnts', 'v4.4').version?.name).toBe('next');
});

test('the versions that are asked are the wanted one, the latest, and the newest of each major', () => {
  const names = likelyVersions(sampleSite, missingAt('/docs/v4.4/x')).map(({ name }) => name);
  expect(names).toEqual(['v4.4', 'v4.12', 'next']);
});
