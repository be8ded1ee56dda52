import { expect, test } from 'vitest';
import { asksNotToBeTracked } from './extra-scripts.ts';

test.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('%j asks not to be tracked: %s', (signals, asks) => {
  expect(asksNotToBeTracked(signals)).toBe(asks);
});
