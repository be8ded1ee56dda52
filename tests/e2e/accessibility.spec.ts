import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const pages = {
  landing: '/docs/',
  page: '/docs/introduction',
  'page with code': '/docs/getting-started',
  'page of an old version': '/docs/v2/introduction',
  'not-found page': '/docs/no-such-page',
};

for (const mode of ['light', 'dark']) {
  for (const [name, address] of Object.entries(pages)) {
    test(`axe finds nothing on the ${name} in ${mode} mode`, async ({ page, allowTrouble }) => {
      if (name === 'not-found page') allowTrouble(/status of 404/);
      await page.addInitScript(stored => localStorage.setItem('theme', stored), mode);
      await page.addInitScript({ path: axeFile });
      await visit(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      const found = violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        nodes: nodes.map(node => node.html),
      }));
      expect(found).toEqual([]);
    });
  }
}
