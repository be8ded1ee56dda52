import type { VersionRelease } from './slice-versions.ts';

/** The versions that the tests of ranges speak of, from the newest to the oldest. */
export const sixteenVersions: readonly VersionRelease[] = [
  { name: 'next', release: '4.13.0' },
  { name: 'v4.12', release: '4.12.6' },
  { name: 'v4.11', release: '4.11.0' },
  { name: 'v4.10', release: '4.10.0' },
  { name: 'v4.9', release: '4.9.1' },
  { name: 'v4.8', release: '4.8.2' },
  { name: 'v4.7', release: '4.7.2' },
  { name: 'v4.6', release: '4.6.0' },
  { name: 'v4.5', release: '4.5.0' },
  { name: 'v4.4', release: '4.4.1' },
  { name: 'v4.3', release: '4.3.0' },
  { name: 'v4.2', release: '4.2.1' },
  { name: 'v4.1', release: '4.1.0' },
  { name: 'v4.0', release: '4.0.5' },
  { name: 'v3', release: '3.4.2' },
  { name: 'v2', release: '2.22.3' },
];
