/** The hosted service, stood in for by a server of the test that also refuses and is silent. */
import type { Page } from '@playwright/test';
import type { HostedRecord } from '../../src/search/hosted-records.ts';
import { type Mood, startHostedSearch } from '../support/hosted-search-server.ts';
import { testOfSite } from './site-with.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

// The port is part of the site's settings, and each worker has a site of its own.
const port = 43_100 + Number(process.env.TEST_WORKER_INDEX ?? 0);
const origin = `http://127.0.0.1:${port}`;

const test = testOfSite('hosted-search', {
  theme: {
    search: {
      provider: 'hosted',
      appId: 'DOCS',
      apiKey: 'public',
      indexName: 'stenciljs',
      hosts: [origin],
    },
  },
});

/** The service is another origin; the site of the fixture has no logo. */
const expected = new RegExp(`request to another origin: ${origin}/|Failed to load resource`);

const recordOf = (version: string, path: string): HostedRecord => ({
  objectID: `${version}${path}`,
  url: `https://example.org/docs/${path}#of-the-service`,
  url_without_anchor: `https://example.org/docs/${path}`,
  anchor: 'of-the-service',
  type: 'lvl2',
  hierarchy: {
    lvl0: 'Documentation',
    lvl1: 'Answered by the service',
    lvl2: `A heading of ${version}`,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
  language: 'en',
  lang: 'en',
  version,
  docusaurus_tag: `docs-default-${version}`,
  tags: [],
  weight: { pageRank: 10, level: 90, position: 0 },
});

const records = [recordOf('v2', 'to'), recordOf('v1', 'v1/to')];

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill(query);
}

test('the hosted search answers for the language and the version that are read', async ({
  page,
  allowTrouble,
}) => {
  allowTrouble(expected);
  const server = await startHostedSearch(port, records);
  try {
    await visit(page, '/docs/v1/to');
    await ask(page, 'heading');
    const option = page.getByRole('option', { name: /A heading of v1/ });
    await expect(option).toHaveAttribute('href', '/docs/v1/to#of-the-service');
    await expect(page.getByRole('option', { name: /A heading of v2/ })).toHaveCount(0);
    expect(server.asked.at(-1)).toMatchObject({
      indexName: 'stenciljs',
      query: 'heading',
      facetFilters: ['language:en', 'version:v1', 'docusaurus_tag:docs-default-v1'],
    });
  } finally {
    server.close();
  }
});

const refusals: readonly (readonly [Mood, RegExp])[] = [
  ['refuse key', /refused the key of this site/],
  ['no quota', /has no more room today/],
  ['no index', /does not have this index/],
  ['silence', /did not answer/],
  ['nonsense', /did not answer/],
];

for (const [mood, line] of refusals) {
  test(`where the service gives ${mood}, one line says so and the site's index answers`, async ({
    page,
    allowTrouble,
  }) => {
    allowTrouble(expected);
    const server = await startHostedSearch(port, records);
    server.mood = mood;
    try {
      await visit(page, '/docs/to');
      await ask(page, 'to');
      await expect(page.getByRole('alert')).toContainText(line, { timeout: 15_000 });
      await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/docs\/(to|from)/);
    } finally {
      server.close();
    }
  });
}

test('the policy is widened by the hosts of the service and by nothing else', async ({
  page,
  allowTrouble,
}) => {
  allowTrouble(expected);
  await visit(page, '/docs/to');
  const policy = await page
    .locator('meta[http-equiv=Content-Security-Policy]')
    .getAttribute('content');
  expect(policy).toContain(`connect-src 'self' ${origin};`);
});
