import { expect, test } from 'vitest';
import { countBrowserTests, countUnitTests } from './check-steps.mjs';

test('a test file that did not load is one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countUnitTests(report)).toEqual({ passed: 5, failed: 2 });
});

test('a run that wrote no report is one failure', () => {
  expect(countUnitTests(undefined)).toEqual({ passed: 0, failed: 1 });
  expect(countBrowserTests(undefined)).toEqual({ passed: 0, failed: 1 });
});

test('browser tests that passed at a second try have passed', () => {
  const report = { stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 1 }, errors: [] };
  expect(countBrowserTests(report)).toEqual({ passed: 8, failed: 2 });
});
