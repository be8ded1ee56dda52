import { expect, test } from 'vitest';
import { placeArticle, placeFragment } from './place-article.ts';

const placement = {
  release: '4.11.0',
  version: 'v4.11',
  addressOf: (page: string) => (page === 'components/events' ? '/docs/v4.11/events' : undefined),
};

test('links to pages become addresses of the version, with their headings', () => {
  const html =
    '<a href="page:components/events">a</a> <a href="page:components/events#listen">b</a>';
  expect(placeArticle(html, placement)).toBe(
    '<a href="/docs/v4.11/events">a</a> <a href="/docs/v4.11/events#listen">b</a>',
  );
});

test('a link to a page that the version does not have is text', () => {
  expect(placeArticle('<a href="page:gone#x">a</a>', placement)).toBe('<a data-missing-page>a</a>');
});

test('every other link stays', () => {
  const html = '<a href="#here">a</a><a href="https://example.org/page:x">b</a>';
  expect(placeArticle(html, placement)).toBe(html);
});

test('placeholders become what they stand for, in text and code, title and description', () => {
  const fragment = {
    title: 'In %version%',
    description: 'Of %release%.',
    toc: [],
    html: '<code>@%release%</code>',
  };
  expect(placeFragment(fragment, placement)).toEqual({
    title: 'In v4.11',
    description: 'Of 4.11.0.',
    toc: [],
    html: '<code>@4.11.0</code>',
  });
});

test('a word between percent signs that is no placeholder stays', () => {
  expect(placeArticle('100% %releases% %other%', placement)).toBe('100% %releases% %other%');
});
