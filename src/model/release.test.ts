import { expect, test } from 'vitest';
import { versionOfRelease } from './release.ts';

const versions = [
  { path: '/docs/', release: '4.12.6' },
  { path: '/docs/v4.7', release: '4.7.2' },
  { path: '/docs/v3', release: '3.4.2' },
];
const pathOf = (release: string) => versionOfRelease(release, versions)?.path;

test('a release is documented by the version of its minor', () => {
  expect(pathOf('4.12.6')).toBe('/docs/');
  expect(pathOf('4.12.0')).toBe('/docs/');
  expect(pathOf('4.7.1')).toBe('/docs/v4.7');
});

test('a major that is documented once stands for all its minors', () => {
  expect(pathOf('3.0.1')).toBe('/docs/v3');
});

test('a release of an unknown minor or major has no version', () => {
  expect(pathOf('4.99.0')).toBeUndefined();
  expect(pathOf('1.0.0')).toBeUndefined();
});

test('only three plain numbers are a release', () => {
  expect(pathOf('4.7')).toBeUndefined();
  expect(pathOf('v4.7.1')).toBeUndefined();
  expect(pathOf('4.7.1-dev.1')).toBeUndefined();
});
