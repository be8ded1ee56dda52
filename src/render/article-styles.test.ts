import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articleStyles, stylesOf } from './article-styles.ts';

test('an article needs the styles of what it shows', () => {
  expect(stylesOf('<h1>Events</h1><p>Text</p>')).toEqual([]);
  expect(
    stylesOf('<aside class="admonition" data-kind="tip"></aside><doc-tabs></doc-tabs>'),
  ).toEqual(['styles/admonition.css', 'render/components/tabs.css']);
});

test('the late styles have all of them, for the pages that links lead to', () => {
  const all = readFileSync(new URL('./article.css', import.meta.url), 'utf8');
  const imported = [...all.matchAll(/@import "(.*)"/g)].map(([, path = '']) =>
    new URL(path, 'file:///render/').pathname.slice(1),
  );
  expect(imported.sort()).toEqual(Object.values(articleStyles).sort());
});
