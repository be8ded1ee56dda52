import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const pages = ['/docs/', '/docs/getting-started', '/docs/v2/introduction', '/docs/no-such-page'];

test.beforeEach(({ allowTrouble }) => allowTrouble(/status of 404/));

const overflow = () => document.documentElement.scrollWidth - innerWidth;

for (const width of [320, 390, 768, 996, 997, 1280, 1920, 2560]) {
  test(`nothing is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of pages) {
      await visit(page, address);
      expect(await page.evaluate(overflow), address).toBeLessThanOrEqual(0);
    }
  });
}

test('lines have about 70 letters however wide the window is', async ({ page }) => {
  for (const width of [1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/docs/introduction');
    const box = await page.getByRole('article').locator('p').first().boundingBox();
    expect(box?.width).toBeGreaterThan(500);
    expect(box?.width).toBeLessThan(700);
  }
});

test('banner, sidebar and footer begin at one line', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has one column');
  await visit(page, '/docs/introduction');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const starts = await page.evaluate(() =>
      ['.banner .brand', '.sidebar-list summary', '.footer h2'].map(selector => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(selector) ?? document.body);
        return Math.round(range.getBoundingClientRect().left);
      }),
    );
    expect(new Set(starts).size, `${width} px: ${starts}`).toBe(1);
  }
});

for (const width of [390, 1280]) {
  test(`text at 200 % stays readable at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/docs/getting-started');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Switch to/ })).toBeInViewport();
  });
}

test('long words and wide tables keep to themselves', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/docs/introduction');
  await page.evaluate(() => {
    const word = 'x'.repeat(200);
    const paragraph = document.createElement('p');
    paragraph.textContent = word;
    const region = document.createElement('div');
    region.className = 'table-scroll';
    const table = document.createElement('table');
    const row = table.insertRow();
    for (let cell = 0; cell < 12; cell += 1) row.insertCell().textContent = 'Cell';
    region.append(table);
    document.querySelector('article')?.append(paragraph, region);
  });
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
});

test('no name in a table is broken in mid-word', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone may have to break a long name');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['/docs/config', '/docs/component-lifecycle']) {
    await page.goto(address);
    await expect(page.getByRole('table').getByRole('rowheader').first(), address).toBeVisible();
    expect(await page.evaluate(findBrokenNames), address).toEqual([]);
  }
});

/** Runs in the page: words of code in tables that stand on more than one line. */
function findBrokenNames(): readonly string[] {
  const tops = (node: Text, { index, 0: word }: RegExpExecArray) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  };
  const broken: string[] = [];
  for (const code of document.querySelectorAll('article table code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const word of node.data.matchAll(/\w+/g))
        if (tops(node, word).size > 1) broken.push(word[0]);
    }
  }
  return broken;
}

test('print has the text, the addresses of links and whole lines of code, and nothing else', async ({
  page,
}) => {
  await visit(page, '/docs/getting-started');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  for (const hidden of ['.banner', '.sidebar', '.toc', '.announcement', '.pager', 'footer'])
    await expect(page.locator(hidden).first(), hidden).toBeHidden();
  const sample = page.locator('article pre:visible').first();
  await expect(sample).toHaveCSS('white-space', 'pre-wrap');
  const shown = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://out.example/';
    link.dataset.external = '';
    document.querySelector('article')?.append(link);
    return getComputedStyle(link, '::after').content;
  });
  expect(shown).toContain('https://out.example/');
});

test('a dark page is printed on white', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await visit(page, '/docs/introduction');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('reduced motion leaves no transition longer than a blink', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/docs/getting-started');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap(element =>
        getComputedStyle(element)
          .transitionDuration.split(',')
          .map(text => Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000)),
      ),
    ),
  );
  expect(longest).toBeLessThanOrEqual(1);
});

test('forced colours keep buttons, the current page and the focus visible', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/docs/getting-started');
  await expect(page.getByRole('button', { name: /^Version/ })).not.toHaveCSS(
    'border-style',
    'none',
  );
  const current = page.locator('.sidebar-list [aria-current="page"]');
  const other = page.locator('.sidebar-list a:not([aria-current])').first();
  const looks = (link: typeof current) =>
    link.evaluate(element => {
      const { fontWeight, outlineStyle, textDecorationLine } = getComputedStyle(element);
      return [fontWeight, outlineStyle, textDecorationLine];
    });
  expect(await looks(current)).not.toEqual(await looks(other));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement as Element).outlineStyle,
  );
  expect(outline).toBe('solid');
});
