import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { parsePage } from '../source/parse-page.ts';
import type { ArticleContext } from './article-context.ts';
import { renderArticle } from './render-article.tsx';

/** What the fixtures are rendered with. */
const fixtureContext: ArticleContext = {
  page: 'components/props',
  file: 'content/pages/components/props.mdx',
  title: 'Props & more',
  description: 'What a component takes.',
  toc: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  baseUrl: '/docs/',
  magicComments: [
    {
      className: 'highlighted',
      line: 'highlight-next-line',
      block: { start: 'highlight-start', end: 'highlight-end' },
    },
  ],
  pages: ['components/props', 'components/events', 'guides/forms'],
  images: {
    'content/pages/components/button.png': {
      src: '/docs/_/assets/button.1a2b.png',
      width: 40,
      height: 20,
    },
  },
};

/** A page's text as the tree that rendering starts from. */
function parseFixture(text: string): Root {
  const { key, file } = { key: fixtureContext.page, file: fixtureContext.file };
  const { tree, problems } = parsePage({ key, file, text });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return tree;
}

const folder = join(import.meta.dirname, 'fixtures');
const names = readdirSync(folder)
  .filter(name => name.endsWith('.mdx'))
  .map(name => name.slice(0, -'.mdx'.length));

/** Blocks begin lines, so that a changed fixture can be read as a diff. */
const inLines = (html: string): string =>
  `${html.replace(/\n*(<(?:article|aside|details|div|doc-|dl|figure|h\d|header|li|ol|p|pre|section|summary|table|tr|ul)\b)/g, '\n$1').trim()}\n`;

const render = (text: string, context = {}) =>
  renderArticle(parseFixture(text), { ...fixtureContext, ...context });

test.each(names)('renders %s.mdx as its .html', { timeout: 60_000 }, async name => {
  const { article, problems } = render(readFileSync(join(folder, `${name}.mdx`), 'utf8'));
  expect(problems).toEqual([]);
  expect(article.fragment.html).not.toContain(' style=');
  await expect(inLines(article.fragment.html)).toMatchFileSnapshot(join(folder, `${name}.html`));
});

test.each(names)('leaves the tree of %s.mdx as it was', name => {
  const tree = parseFixture(readFileSync(join(folder, `${name}.mdx`), 'utf8'));
  const before = JSON.stringify(tree);
  renderArticle(tree, fixtureContext);
  expect(JSON.stringify(tree)).toBe(before);
});

test('an article has headings, contents within its levels, and every id as an anchor', () => {
  const text = '## One\n\n### Two {#deux}\n\n#### Three\n\n<a id="four" />\n\nx[^1]\n\n[^1]: y';
  const { article } = render(text);
  expect(article.headings).toEqual([
    { id: 'one', text: 'One', level: 2 },
    { id: 'deux', text: 'Two', level: 3 },
    { id: 'three', text: 'Three', level: 4 },
  ]);
  expect(article.fragment.toc).toEqual([
    {
      id: 'one',
      text: 'One',
      level: 2,
      children: [{ id: 'deux', text: 'Two', level: 3, children: [] }],
    },
  ]);
  expect(article.anchors).toEqual([
    'one',
    'deux',
    'three',
    'four',
    'fnref-1',
    'footnote-label',
    'fn-1',
  ]);
});

test('links to pages are kept with their place and what was written', () => {
  const { article } = render(
    'Text [a](./events.mdx#listen)\nand [b](#x), [c](https://example.com).',
  );
  const { file } = fixtureContext;
  expect(article.links).toEqual([
    {
      page: 'components/events',
      hash: 'listen',
      written: './events.mdx#listen',
      place: { file, line: 1, column: 6 },
    },
    { page: 'components/props', hash: 'x', written: '#x', place: { file, line: 2, column: 5 } },
  ]);
});

test('sections hold the words below each heading, and the names in code', () => {
  const text = [
    'Before `@Prop`.',
    '## One',
    ':::note[Title]\nHint.\n:::',
    '### Two',
    '<Tabs><TabItem value="v" label="Label">`--docs`</TabItem></Tabs>',
    '```tsx title="a.tsx"\n@Method() componentWillLoad() {}\n```',
    'Note[^1]\n\n[^1]: At the end.',
  ].join('\n\n');
  expect(render(text).article.sections).toEqual([
    { id: '', path: [], text: 'Before @Prop.', code: ['@Prop'] },
    { id: 'one', path: ['One'], text: 'Title Hint.', code: [] },
    {
      id: 'two',
      path: ['One', 'Two'],
      text: 'Label --docs Note At the end.',
      code: ['--docs', 'a.tsx', '@Method', 'componentWillLoad'],
    },
  ]);
});

const problemsOf = (text: string, context = {}): readonly string[] =>
  render(text, context).problems.map(
    ({ line, column, severity, message, hint }) =>
      `${line}:${column} ${severity}: ${message}. Hint: ${hint}`,
  );

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\``;
const tab = (value: string) => `<TabItem value="${value}">Text</TabItem>`;

test.each([
  [
    '# Title',
    "1:1 error: The text has a heading of level 1. Hint: the page's title is its only one; start with `##`.",
  ],
  [
    '## Same\n\n## Same',
    '3:1 error: The id `same` is given twice. Hint: give each its own, for example with `{#same-2}` at the end of a heading.',
  ],
  [
    '## Menus {#shell_versions}',
    '1:1 error: The id `shell_versions` belongs to the page around the article. Hint: give another one, for example with `{#in-the-shell}` at the end of a heading.',
  ],
  [
    '[x](./event.mdx)',
    '1:1 warning: Link `./event.mdx` leads to no file. Hint: name an `.mdx` file of `content/pages`, for example `./events.mdx`.',
  ],
  [
    '[x](../guides/form)',
    '1:1 warning: Link `../guides/form` leads to no file. Hint: name an `.mdx` file of `content/pages`, for example `../guides/forms.mdx`.',
  ],
  [
    'See [x](/docs/events#listen)',
    "1:5 error: Link `/docs/events#listen` is an address, which differs from version to version. Hint: link the page's file instead, for example `./events.mdx`.",
  ],
  [
    '[x](javascript:alert)',
    '1:1 error: Link `javascript:alert` is of a kind that pages do not have. Hint: link a file (`./events.mdx`), a heading (`#listen`), or an address that starts with `https://` or `mailto:`.',
  ],
  [':::tipp\nText\n:::', '1:1 error: There is no admonition `tipp`. Hint: did you mean `tip`?'],
  [
    ':::something-else\nText\n:::',
    '1:1 error: There is no admonition `something-else`. Hint: valid names: `note`, `tip`, `info`, `caution`, `warning`, `danger`.',
  ],
  [
    'Text\n\n::: note\nText',
    '3:1 error: This `:::` opens no admonition. Hint: write `:::note` or `:::note[Title]` on a line of its own, and close it with `:::`.',
  ],
  [
    '![](./button.png)',
    '1:1 error: The image has no text alternative. Hint: say between the brackets what it shows; for mere decoration, write `<img alt="" src="…" />`.',
  ],
  [
    '<img src="./button.png" />',
    '1:1 error: The image has no text alternative. Hint: say in `alt` what it shows; `alt=""` for mere decoration.',
  ],
  [
    '![A](./buton.png)',
    '1:1 error: The image `./buton.png` does not exist. Hint: did you mean `./button.png`?',
  ],
  [
    '![A](https://example.com/a.png)',
    '1:1 error: The image `https://example.com/a.png` does not exist. Hint: pages load nothing from other sites; put the image beside the page.',
  ],
  ['<Tabz />', '1:1 error: There is no component `<Tabz>`. Hint: did you mean `Tabs`?'],
  [
    '<script>x</script>',
    "1:1 error: `<script>` has no place in a page. Hint: pages hold text; what is more goes into one of the site's components.",
  ],
  [
    '<b style="color: red">x</b>',
    "1:1 error: The attribute `style` of `<b>` is forbidden by the site's content security policy. Hint: give it a class, or say it with Markdown.",
  ],
  [
    '<b onClick="x()">x</b>',
    "1:1 error: The attribute `onClick` of `<b>` is forbidden by the site's content security policy. Hint: pages run no code; use one of the components.",
  ],
  [
    `<Tabs>\n${tab('a')}\n${tab('b')}\n${tab('a')}\n</Tabs>`,
    '1:1 error: Duplicate values "a" found in <Tabs>. Every value needs to be unique. Hint: give each `<TabItem>` a value of its own.',
  ],
  [
    '<Tabs>\n</Tabs>',
    '1:1 error: `<Tabs>` has no `<TabItem>`. Hint: give it at least one, or leave it out where a version has none.',
  ],
  [
    `<Tabs defaultValue="reakt">\n${tab('react')}\n</Tabs>`,
    '1:1 error: The default value "reakt" of `<Tabs>` is none of its values. Hint: did you mean `react`?',
  ],
  [
    `<Tabs queryString>\n${tab('a')}\n</Tabs>`,
    '1:1 error: A query-string group needs a group id. Hint: add `groupId="…"`, or take `queryString` away.',
  ],
  [
    `<Tabs>\n${tab('a')}\n\nText\n</Tabs>`,
    '4:1 error: `<Tabs>` contains something that is no `<TabItem>`. Hint: put it into a `<TabItem value="…" label="…">`.',
  ],
  [
    tab('a'),
    '1:1 error: `<TabItem>` stands outside of `<Tabs>`. Hint: put it straight into `<Tabs>…</Tabs>`.',
  ],
  [
    `<Tabs group="x">\n${tab('a')}\n</Tabs>`,
    '1:1 error: The attribute `group` of `<Tabs>` does not exist. Hint: did you mean `groupId`?',
  ],
  [
    '<Tabs>\n<TabItem label="A">Text</TabItem>\n</Tabs>',
    '2:1 error: The attribute `value` of `<TabItem>` is missing. Hint: `<TabItem>` takes `value`, `label`, `default`.',
  ],
  [
    `<Tabs groupId={3}>\n${tab('a')}\n</Tabs>`,
    '1:1 error: The attribute `groupId` of `<Tabs>` should be string, not 3. Hint: `<Tabs>` takes `groupId`, `defaultValue`, `queryString`.',
  ],
  [
    fence('typscript', 'x'),
    '1:1 error: Samples in `typscript` cannot be highlighted. Hint: did you mean `typescript`?',
  ],
  [
    fence('js {3}', 'x\n// highlight-next-line\ny'),
    '1:1 error: Line 3 is to be highlighted, but the sample has 2. Hint: count the lines that are shown, without the comments that mark lines.',
  ],
  [
    fence('js', 'x\n// highlight-start\ny'),
    '1:1 error: The comment `highlight-start` starts a block that nothing ends. Hint: end it with `highlight-end`.',
  ],
])('says what is wrong with %j', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test('says that ranges need magic comments when the site has none', () => {
  expect(problemsOf(fence('js {1}', 'x'), { magicComments: [] })).toEqual([
    '1:1 error: Highlight ranges in code blocks need magic comment configuration. Hint: add an entry to `themeConfig.prism.magicComments` in site.config.ts: ranges take its class.',
  ]);
});

test('says once for each package manager that a command has no counterpart there', () => {
  expect(problemsOf(fence('bash npm2yarn', 'npm publish'))).toEqual(
    ['pnpm', 'bun'].map(
      name =>
        `1:1 error: A command of this sample has no counterpart in ${name}. Hint: write \`<Tabs groupId="package-manager">\` with a \`<TabItem>\` for each, or take \`npm2yarn\` away.`,
    ),
  );
});
