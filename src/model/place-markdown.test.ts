import { expect, test } from 'vitest';
import { placeMarkdown } from './place-markdown.ts';

const placement = {
  release: '4.11.0',
  version: 'v4.11',
  addressOf: (page: string) => (page === 'components/events' ? '/docs/v4.11/events' : undefined),
};
const site = { url: 'https://example.org', start: '/docs/v4.11' };
const place = (markdown: string) => placeMarkdown(markdown, placement, site);

test('links to pages become whole addresses of the version', () => {
  expect(place('[a](page:components/events#listen) and\n\n[b]: page:components/events')).toBe(
    '[a](https://example.org/docs/v4.11/events#listen) and\n\n[b]: https://example.org/docs/v4.11/events',
  );
});

test('a link to a page that the version does not have leads to its start', () => {
  expect(place('[a](page:guides/forms#x)')).toBe('[a](https://example.org/docs/v4.11)');
});

test('placeholders are filled, and what only looks like a link to a page stays', () => {
  expect(place('`npm i a@%release%` in %version%: `page:x`')).toBe(
    '`npm i a@4.11.0` in v4.11: `page:x`',
  );
});
