import versions from '../../content/versions.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

for (const { name, release } of versions.versions) {
  const address = name === versions.latest ? '/docs/' : `/docs/${name}`;
  test(`the landing of ${name} says what it is, how to start, what is new and where to go`, async ({
    page,
  }) => {
    await visit(page, address);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1, name: 'Stencil' })).toBeVisible();
    await expect(article.getByText('Build. Customize. Distribute. Adopt.')).toBeVisible();
    await expect(article).toContainText(`documents release ${release}`);
    await expect(article.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      `${name === versions.latest ? '/docs' : `/docs/${name}`}/getting-started`,
    );
    await expect(article.getByRole('heading', { name: 'The shortest way' })).toBeVisible();
    await expect(article.getByRole('heading', { name: 'What is new' })).toBeVisible();
    await expect(article.getByRole('heading', { name: 'All sections' })).toBeVisible();
    await expect(
      article
        .getByRole('region', { name: 'All sections' })
        .getByRole('link', { name: 'Overview' })
        .first(),
    ).toBeVisible();
  });
}

test('the landing names what came and went according to the facts', async ({ page }) => {
  await visit(page, '/docs/v4.5');
  const changes = page.getByRole('article').getByText('Since v4.4');
  await expect(changes).toContainText('@AttachInternals, formAssociated are new, and nothing gone');
});
