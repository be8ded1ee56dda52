import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageStyles, stylesOf } from './page-styles.ts';

test('a page needs the styles of what it shows', () => {
  expect(stylesOf('<h1>Events</h1><p>Text</p>')).toEqual([]);
  expect(
    stylesOf('<aside class="admonition" data-kind="tip"></aside><doc-tabs></doc-tabs>'),
  ).toEqual(['styles/admonition.css', 'render/components/tabs.css']);
  expect(stylesOf('<code><span data-line="1">a</span></code>')).toEqual(['render/code/marks.css']);
});

test('the late styles have all of them, in the same order, for the pages that links lead to', () => {
  const all = readFileSync(new URL('./page-styles.css', import.meta.url), 'utf8');
  const imported = [...all.matchAll(/@import "(.*)"/g)].map(([, path = '']) =>
    new URL(path, 'file:///render/').pathname.slice(1),
  );
  expect(imported).toEqual(pageStyles.map(([, file]) => file));
});
