import { expect, test } from 'vitest';
import { parsePage } from '../../source/parse-page.ts';
import type { ArticleContext } from '../article-context.ts';
import { renderMarkdown } from './render-markdown.ts';

const context: ArticleContext = {
  page: 'components/props',
  file: 'content/pages/components/props.mdx',
  title: 'Props',
  description: '',
  toc: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  baseUrl: '/docs/',
  magicComments: [{ className: 'highlighted', line: 'highlight-next-line' }],
  pages: ['components/props', 'components/events'],
  images: {},
};

function markdownOf(text: string): string {
  const { tree, problems } = parsePage({ key: context.page, file: context.file, text });
  expect(problems).toEqual([]);
  return renderMarkdown(tree, context);
}

test('links name pages, and headings lose the ids that are written behind them', () => {
  expect(markdownOf('## Slots {#slots}\n\nSee [events](events.mdx#listen), [above](#slots).')).toBe(
    '## Slots\n\nSee [events](page:components/events#listen), [above](#slots).\n',
  );
});

test('an admonition is a quotation that names its kind', () => {
  expect(markdownOf(':::tip[Use `key`]\nIt is **fast**.\n:::')).toBe(
    '> **Tip: Use `key`**\n>\n> It is **fast**.\n',
  );
  expect(markdownOf(':::note\nText\n:::')).toBe('> **Note**\n>\n> Text\n');
});

test('tabs follow each other under their names', () => {
  const tabs = `<Tabs>
<TabItem value="a" label="npm">

First

</TabItem>
<TabItem value="b">

Second

</TabItem>
</Tabs>`;
  expect(markdownOf(tabs)).toBe('**npm**\n\nFirst\n\n**b**\n\nSecond\n');
});

test('a sample keeps its language and title, and loses what marks its lines', () => {
  expect(
    markdownOf('```tsx {1} title="a.tsx" npm2yarn\n// highlight-next-line\nconst a = 1;\n```'),
  ).toBe('```tsx title="a.tsx"\nconst a = 1;\n```\n');
});

test('tables, lists and footnotes stay what they are, elements leave what they hold', () => {
  expect(markdownOf('| a | b |\n| - | - |\n| `x \\| y` | <kbd>Ctrl</kbd> |')).toBe(
    '| a | b |\n| - | - |\n| `x \\| y` | Ctrl |\n',
  );
  expect(markdownOf('- [x] done[^1]\n\n[^1]: Note')).toBe('- [x] done[^1]\n\n[^1]: Note\n');
});
