import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const address of ['/docs/', '/docs/introduction', '/docs/getting-started', '/docs/v2']) {
  test(`${address} needs no sideways scrolling at 320 px`, async ({ page }) => {
    await visit(page, address);
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(content).toBeLessThanOrEqual(window ?? 0);
    expect(window).toBe(320);
  });
}
