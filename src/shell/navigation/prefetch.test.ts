import { expect, test } from 'vitest';
import { isDataPrecious } from './prefetch.ts';

test('nothing is loaded ahead on 2g or with data saver', () => {
  expect(isDataPrecious({ effectiveType: '2g' })).toBe(true);
  expect(isDataPrecious({ effectiveType: 'slow-2g' })).toBe(true);
  expect(isDataPrecious({ effectiveType: '4g', saveData: true })).toBe(true);
});

test('other connections, and browsers that say nothing, load ahead', () => {
  expect(isDataPrecious({ effectiveType: '4g', saveData: false })).toBe(false);
  expect(isDataPrecious(undefined)).toBe(false);
});
