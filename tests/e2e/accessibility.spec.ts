import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from './test.ts';
import { clickAtOnce, makeHeadingsThrow, openMoreLinks, openNavigation, visit } from './visit.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const pages = {
  landing: '/docs/',
  page: '/docs/introduction',
  'page with code and tabs': '/docs/getting-started',
  'page with a live example, a diagram and an API table': '/docs/component-lifecycle',
  'page of an old version': '/docs/v2/introduction',
  'not-found page': '/docs/no-such-page',
};

/** What the page looks like after a reader, or a fault, has changed it. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the navigation and the version menu open': async page => {
    await openNavigation(page);
    await page.getByRole('button', { name: /^Version/ }).click();
    await expect(page.locator('#shell_versions')).toBeVisible();
  },
  'the product menu is open': async page => {
    await openNavigation(page);
    await page.getByRole('button', { name: /^Product/ }).click();
    await expect(page.locator('#shell_product')).toBeVisible();
  },
  'the language menu is open': async page => {
    await openMoreLinks(page);
    await page.getByRole('button', { name: /^Language/ }).click();
    await expect(page.locator('#shell_languages')).toBeVisible();
  },
  'the version menu says where the page is missing': async page => {
    await visit(page, '/docs/form-associated');
    await openNavigation(page);
    await page.getByRole('button', { name: /^Version/ }).click();
    await expect(page.locator('#shell_versions [data-absence]').first()).toBeVisible();
  },
  'the page crashed': async page => {
    await makeHeadingsThrow(page);
    await clickAtOnce(page, ['/docs/goals-and-objectives']);
    await expect(page.getByRole('alert')).toContainText('This page crashed.');
  },
};

const setMode = async (page: Page, mode: string): Promise<void> => {
  // The frame of a live example has no storage.
  await page.addInitScript(stored => {
    if (window === parent) localStorage.setItem('theme', stored);
  }, mode);
  await page.addInitScript({ path: axeFile });
};

async function expectNoViolations(page: Page, mode: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // The frame of a live example has a document of its own, which has no axe in it.
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      iframes: false,
    }),
  );
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    nodes: nodes.map(node => node.html),
  }));
  expect(found).toEqual([]);
}

for (const mode of ['light', 'dark']) {
  for (const [name, address] of Object.entries(pages)) {
    test(`axe finds nothing on the ${name} in ${mode} mode`, async ({ page, allowTrouble }) => {
      if (name === 'not-found page') allowTrouble(/status of 404/);
      await setMode(page, mode);
      await visit(page, address);
      await expectNoViolations(page, mode);
    });
  }

  for (const [name, bring] of Object.entries(states)) {
    test(`axe finds nothing in ${mode} mode when ${name}`, async ({ page, allowTrouble }) => {
      allowTrouble(/no heading is known/);
      await setMode(page, mode);
      await visit(page, '/docs/introduction');
      await bring(page);
      await expectNoViolations(page, mode);
    });
  }
}
