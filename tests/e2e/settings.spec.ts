/** What is off in the site's own settings, switched on in a small site. */

import { testOfSite } from './site-with.ts';
import { expect } from './test.ts';
import { clickAtOnce, openNavigation, scrollPage, visit } from './visit.ts';

const paragraphs = Array.from({ length: 80 }, (_, line) => `Paragraph ${line}.`).join('\n\n');
const head = (title: string) => `---\ntitle: ${title}\ndescription: A fixture.\n---\n`;
const link = { label: 'Forum', href: 'https://forum.example/' };
const logo = { alt: 'Mark', src: 'mark.svg', width: 40, height: 30, href: 'https://mark.example/' };
const counter = 'https://count.example/count.js';

const full = testOfSite('full', {
  config: { baseUrlIssueBanner: true, scripts: [counter] },
  theme: {
    navbar: {
      logo: { alt: 'Fixture', src: 'logo.svg', width: 96, height: 20 },
      hideOnScroll: true,
    },
    docs: { breadcrumbs: true },
    colorMode: { respectPrefersColorScheme: true },
    announcementBar: {
      id: 'a',
      content: 'Read **this**',
      backgroundColor: '#123456',
      textColor: '#fedcba',
      isCloseable: false,
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
    footer: {
      style: 'dark',
      links: [{ title: 'More', items: [link] }],
      logo: { ...logo, srcDark: 'mark-dark.svg' },
      copyright: 'Ours',
    },
  },
  sidebar: [{ category: 'Guides', page: 'long', items: ['from', 'to', 'quiet'] }],
  pages: {
    'quiet.mdx':
      '---\ntitle: Quiet\ndescription: A fixture.\ncategory: Guides\nunlisted: true\n---\n\nText.\n',
    'long.mdx': `${head('Long')}\n${paragraphs}\n`,
    'levels.mdx': `${head('Levels')}\n## Two\n\nText.\n\n### Three\n\nText.\n\n#### Four\n\nText.\n\n##### Five\n\nText.\n`,
    'hiding.mdx': `${head('Hiding')}
<Tabs>
<TabItem value="a">

First

</TabItem>
<TabItem value="b">

### In the second {#in-tab}

Text

</TabItem>
</Tabs>

<details>
<summary>More</summary>

### In the details {#in-details}

Text

</details>

[Out](https://out.example/)
`,
    'doors.mdx': `${head('Doors')}\n[tab](./hiding.mdx#in-tab) [details](./hiding.mdx#in-details)\n`,
  },
});

full.beforeEach(async ({ page, allowTrouble }) => {
  // The stand-in of the counter; the images of the logos are not there.
  allowTrouble(/another origin: https:\/\/count\.example|status of 404/);
  await page.route(counter, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true;' }),
  );
});

full('breadcrumbs name the categories of the page', async ({ page }) => {
  await visit(page, '/docs/from');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['Guides', 'From']);
  await expect(trail.getByRole('link', { name: 'From' })).toHaveAttribute('aria-current', 'page');
});

full('a category’s own link is followed, and the category stays as it is', async ({ page }) => {
  await visit(page, '/docs/from');
  await openNavigation(page);
  const list = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = list.locator('details');
  await category.getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL('/docs/long');
  await openNavigation(page);
  await expect(category).toHaveAttribute('open');
  await expect(category.getByRole('link', { name: 'Guides' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

full('an unlisted page is in the sidebar only while it is read', async ({ page }) => {
  const link = page.locator('.sidebar-list a', { hasText: 'Quiet' });
  await visit(page, '/docs/from');
  await openNavigation(page);
  await expect(page.getByRole('link', { name: 'To', exact: true }).first()).toBeVisible();
  await expect(link).toBeHidden();
  await visit(page, '/docs/quiet');
  await openNavigation(page);
  await expect(link).toBeVisible();
});

full('the navbar hides on the way down and shows on the way up', async ({ page }) => {
  await visit(page, '/docs/long');
  await scrollPage(page, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await scrollPage(page, 500);
  await expect(page.getByRole('banner')).toBeInViewport();
});

full('an announcement has its colours and cannot be closed', async ({ page }) => {
  await visit(page, '/docs/from');
  const bar = page.getByRole('region', { name: 'Announcement' });
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(bar).toHaveCSS('color', 'rgb(254, 220, 186)');
  await expect(bar.getByRole('button')).toHaveCount(0);
});

full('the system’s mode is followed until the reader chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/docs/from');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

full(
  'a footer has columns, a logo with its attributes, a style and a copyright',
  async ({ page }) => {
    await visit(page, '/docs/from');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'More' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Forum' })).toHaveAttribute('href', link.href);
    await expect(footer.getByRole('link', { name: 'Mark' })).toHaveAttribute('href', logo.href);
    const image = footer.getByRole('img', { name: 'Mark' });
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAttribute('width', '40');
    await expect(image).toHaveAttribute('height', '30');
    await expect(image).toHaveAttribute('src', '/docs/mark.svg');
    await expect(footer).toContainText('Ours');
    await expect(footer.locator('.footer')).toHaveCSS('color-scheme', 'dark');
  },
);

full('the contents may go down to level 5', async ({ page }) => {
  await visit(page, '/docs/levels');
  await expect(page.locator('.toc a')).toHaveText(['Two', 'Three', 'Four', 'Five']);
});

for (const name of ['in-tab', 'in-details']) {
  full(`a link from another page to what is hidden opens it: ${name}`, async ({ page }) => {
    await visit(page, '/docs/doors');
    await clickAtOnce(page, [`/docs/hiding#${name}`]);
    await expect(page).toHaveURL(`/docs/hiding#${name}`);
    await expect(page.locator(`#${name}`)).toBeVisible();
    await expect(page.locator(`#${name}`)).toBeInViewport();
  });

  full(`an address that names what is hidden opens it: ${name}`, async ({ page }) => {
    await visit(page, `/docs/hiding#${name}`);
    await expect(page.locator(`#${name}`)).toBeVisible();
    await expect(page.locator(`#${name}`)).toBeInViewport();
  });
}

full('a link to another site is marked', async ({ page }) => {
  await visit(page, '/docs/hiding');
  const out = page.getByRole('link', { name: 'Out' });
  expect(await out.evaluate(element => getComputedStyle(element, '::after').content)).toContain(
    '↗',
  );
  await expect(out).toHaveAttribute('rel', 'noopener');
});

full('an unlisted page says so, and search engines are told', async ({ page }) => {
  await visit(page, '/docs/hidden');
  await expect(page.getByRole('complementary', { name: 'Unlisted page' })).toHaveText(
    'Unlisted pageThis page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('.sidebar-list a', { hasText: 'Hidden' })).toHaveCount(0);
});

const notice = 'Your Fixture site did not load properly.';

full(
  'the home page says that the base URL may be wrong when scripts do not load',
  async ({ page, allowTrouble }) => {
    allowTrouble(/ERR_FAILED/);
    await page.route('**/_/assets/entry.*', route => route.abort());
    await page.goto('/docs/');
    await expect(page.getByRole('alert')).toContainText(notice);
    await expect(page.getByRole('alert')).toContainText('it looks as if it should be /docs/');
    await page.goto('/docs/from');
    await expect(page.getByText(notice)).toHaveCount(0);
  },
);

full('the home page says nothing when all is well', async ({ page }) => {
  await visit(page, '/docs/');
  await expect(page.getByText(notice)).toBeHidden();
});

const wasCounted = () => (window as { counted?: boolean }).counted === true;

full('further scripts run under the strict policy', async ({ page }) => {
  await visit(page, '/docs/from');
  await expect.poll(() => page.evaluate(wasCounted)).toBe(true);
});

for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
  full(`further scripts are not asked for under ${signal}`, async ({ page }) => {
    await page.addInitScript(name => {
      const value = name === 'doNotTrack' ? '1' : true;
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
    }, signal);
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    await visit(page, '/docs/from');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual(expect.arrayContaining([expect.stringContaining('extra-scripts')]));
    expect(requests).not.toContain(counter);
  });
}

const managed = testOfSite('managed', {
  config: { tagManager: { containerId: 'GTM-TEST1', host: 'https://tags.example' } },
  theme: { footer: { links: [link], copyright: 'Ours' }, colorMode: { disableSwitch: true } },
});

managed.beforeEach(async ({ page, allowTrouble }) => {
  allowTrouble(/another origin: https:\/\/tags\.example/);
  const inline = 'window.tagged = dataLayer[0].event;';
  await page.route('https://tags.example/gtm.js?id=GTM-TEST1', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const s = document.createElement('script'); s.textContent = ${JSON.stringify(inline)}; document.head.append(s);`,
    }),
  );
});

managed('a tag manager runs inline code that the strict policy forbids', async ({ page }) => {
  await visit(page, '/docs/from');
  await expect
    .poll(() => page.evaluate(() => (window as { tagged?: string }).tagged))
    .toBe('gtm.js');
});

managed('a footer may be one row of links', async ({ page }) => {
  await visit(page, '/docs/from');
  await expect(page.getByRole('contentinfo').getByRole('listitem')).toHaveText(['Forum']);
  await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(0);
});

managed('what the settings leave out is not there', async ({ page }) => {
  await visit(page, '/docs/from');
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Language|Product)/ })).toHaveCount(0);
});

const bare = testOfSite('bare', {});

bare('a site may have no footer', async ({ page }) => {
  await visit(page, '/docs/from');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
