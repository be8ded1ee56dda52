import type { VersionsInput } from '../src/model/version.ts';

/**
 * The versions of the documentation, from the newest to the oldest. `released` is the day on which
 * the release named here was built; support is given by major version, as the support policy says.
 */
export default {
  latest: 'v4.12',
  versions: [
    { name: 'next', release: '4.13.0', released: '2024-03-18', support: 'preview' },
    { name: 'v4.12', release: '4.12.6', released: '2024-03-11', support: 'active' },
    { name: 'v4.11', release: '4.11.0', released: '2024-01-22', support: 'active' },
    { name: 'v4.10', release: '4.10.0', released: '2024-01-15', support: 'active' },
    { name: 'v4.9', release: '4.9.1', released: '2024-01-08', support: 'active' },
    { name: 'v4.8', release: '4.8.2', released: '2023-12-11', support: 'active' },
    { name: 'v4.7', release: '4.7.2', released: '2023-11-13', support: 'active' },
    { name: 'v4.6', release: '4.6.0', released: '2023-10-23', support: 'active' },
    { name: 'v4.5', release: '4.5.0', released: '2023-10-16', support: 'active' },
    { name: 'v4.4', release: '4.4.1', released: '2023-10-09', support: 'active' },
    { name: 'v4.3', release: '4.3.0', released: '2023-09-18', support: 'active' },
    { name: 'v4.2', release: '4.2.1', released: '2023-09-11', support: 'active' },
    { name: 'v4.1', release: '4.1.0', released: '2023-08-21', support: 'active' },
    { name: 'v4.0', release: '4.0.5', released: '2023-08-14', support: 'active' },
    { name: 'v3', release: '3.4.2', released: '2023-07-24', support: 'maintenance' },
    { name: 'v2', release: '2.22.3', released: '2023-03-14', support: 'ended' },
  ],
} satisfies VersionsInput;
