/** What every browser test fails on. A test that only provokes it names it, so that it passes. */
import { expect, test } from './test.ts';

const provoked: readonly { name: string; script: () => void; found: RegExp }[] = [
  {
    name: 'a violation of the policy',
    script: () => document.body.setAttribute('style', 'color: red'),
    found: /^policy violation: style-src-attr blocks inline/,
  },
  {
    name: 'a string that becomes HTML',
    script: () => {
      document.body.innerHTML = 'text';
    },
    found: /^policy violation: require-trusted-types-for blocks trusted-types-sink/,
  },
  {
    name: 'a warning in the console',
    script: () => console.warn('a warning'),
    found: /^console warning: a warning/,
  },
  {
    name: 'an uncaught exception',
    script: () => {
      setTimeout(() => {
        throw new Error('thrown late');
      });
    },
    found: /^uncaught: Error: thrown late/,
  },
  {
    name: 'a request to another origin',
    script: () => {
      location.href = 'http://127.0.0.1:59999/';
    },
    found: /^request to another origin: http:\/\/127\.0\.0\.1:59999\/$/,
  },
];

for (const { name, script, found } of provoked) {
  test(`the harness sees ${name}`, async ({ page, trouble, allowTrouble }) => {
    allowTrouble(/./);
    await page.goto('/docs/introduction');
    expect(trouble.found).toEqual([]);
    await page.evaluate(script).catch(() => undefined);
    await expect.poll(() => trouble.found).toContainEqual(expect.stringMatching(found));
  });
}
