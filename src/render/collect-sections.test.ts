import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { collectSections } from './collect-sections.ts';

test('a heading may be called undefined', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'text', value: 'Before' }],
      },
      {
        type: 'element',
        tagName: 'h2',
        properties: { id: 'undefined' },
        children: [{ type: 'text', value: 'It is undefined' }],
      },
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'text', value: 'After' }],
      },
    ],
  };
  const headings = [{ id: 'undefined', text: 'It is undefined', level: 2 }];
  expect(collectSections(tree, headings)).toEqual([
    { id: '', path: [], text: 'Before', code: [] },
    { id: 'undefined', path: ['It is undefined'], text: 'After', code: [] },
  ]);
});

test('a sample is found by the name of its file, but not one of a component', () => {
  const titled = (title: string): Root['children'][number] => ({
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'span',
        properties: { className: ['code-title'] },
        children: [{ type: 'text', value: title }],
      },
    ],
  });
  const children = [titled('.vscode/launch.json'), titled('src/components/a-clock/a-clock.tsx')];
  expect(collectSections({ type: 'root', children }, [])).toMatchObject([
    { text: '', code: ['launch.json'] },
  ]);
});
