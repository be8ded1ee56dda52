/** Tables of the public surface, from a page's text to its articles. */
import { expect, test } from 'vitest';
import { mergeApi } from '../model/api.ts';
import { formatProblems } from '../model/format-problems.ts';
import type { FrontMatter } from '../model/front-matter.ts';
import { type ApiSource, findTypeHomes, selectApi } from '../source/api-selection.ts';
import { sixteenVersions } from '../source/sixteen-versions.ts';
import { compilePage } from './compile-page.ts';

const api = mergeApi([
  {
    releases: sixteenVersions.map(({ release }) => release).reverse(),
    types: {
      BoatOptions: {
        states: [{ kind: 'interface', extends: ['ShipOptions'] }],
        members: {
          hull: [
            { in: '<4.5.0', type: 'string', documentedDefault: "'oak'" },
            { in: '>=4.5.0', type: 'Hull | string', documentedDefault: "'steel'" },
          ],
          sail: [{ in: '>=4.1.0', type: 'SailSide', optional: true, deprecated: '' }],
        },
      },
      ShipOptions: {
        states: [{ kind: 'interface' }],
        members: { crew: [{ type: 'number', optional: true, default: '2' }] },
      },
      SailSide: { states: [{ kind: 'alias', type: "'port' | 'starboard'" }], members: {} },
      Hull: {
        states: [{ in: '>=4.5.0', kind: 'interface' }],
        members: { keel: [{ in: '>=4.5.0', type: '() => void' }] },
      },
    },
    flags: {
      docsJson: [{ value: 'string', of: 'stencil' }],
      bail: [{ value: 'boolean', of: 'jest' }],
    },
  },
]);

const descriptions: ApiSource['descriptions'] = {
  BoatOptions: {
    hull: 'What the boat is made of; see [masts](guides/mast.mdx#oak).',
    sail: 'On which side the `sail` hangs.',
  },
  ShipOptions: { crew: 'How many people sail it.' },
  Hull: { keel: 'Called when it touches ground.' },
  'cli-flags': { docsJson: { '<4': 'Old words.', '>=4': 'New words.' } },
};

const pageOf = (key: string, body: string) => ({
  key,
  file: `content/pages/${key}.mdx`,
  text: `---\ntitle: Boats\n---\n${body}`,
});

const compile = (body: string, others: Record<string, string> = {}) => {
  const page = pageOf('guides/boats', body);
  const pages = [page, ...Object.entries(others).map(([key, text]) => pageOf(key, text))];
  const frontMatter = { draft: false } as FrontMatter;
  const homes = findTypeHomes(
    pages.map(each => ({ ...each, frontMatter })),
    api,
  );
  const head = { title: 'Boats', description: '', toc: { minHeadingLevel: 2, maxHeadingLevel: 3 } };
  return compilePage(
    {
      page,
      examples: {},
      api: selectApi(page, { api, descriptions, homes }),
      versions: sixteenVersions.map(version => ({ ...version, ...head })),
    },
    {
      baseUrl: '/docs/',
      magicComments: [],
      images: {},
      pages: pages.map(({ key }) => key).concat('guides/mast'),
    },
  );
};

const problemsOf = (body: string) =>
  formatProblems(
    compile(body).problems,
    sixteenVersions.map(({ name }) => name),
  );

test('versions whose tables are equal share an article', () => {
  const { slices, problems } = compile('<ApiTable of="BoatOptions" />');
  expect(problems).toEqual([]);
  expect(slices.map(({ versions }) => versions.join(' '))).toEqual([
    'next v4.12 v4.11 v4.10 v4.9 v4.8 v4.7 v4.6 v4.5',
    'v4.4 v4.3 v4.2 v4.1',
    'v4.0 v3 v2',
  ]);
});

test('a table shows name, type, default, marks and description of each member, the inherited ones too', () => {
  const { slices } = compile('<ApiTable of="BoatOptions" />', {
    'guides/hull': '<ApiTable of="Hull" />',
  });
  expect(
    `${slices[0]?.article.fragment.html.replaceAll('<tr', '\n<tr')}\n`,
  ).toBe(`<header><h1>Boats</h1></header><div class="api-table" id="api-BoatOptions"><table aria-label="Table: BoatOptions"><thead>
<tr><th scope="col">Name</th><th scope="col">Type and default</th><th scope="col">Description</th></tr></thead><tbody>
<tr id="api-BoatOptions-hull"><th scope="row"><a href="#api-BoatOptions-hull"><code>hull</code></a><small>required</small></th><td><code><a href="page:guides/hull#api-Hull">Hull</a> | string</code><p>Default: <code>&#x27;steel&#x27;</code></p></td><td>What the boat is made of; see <a href="page:guides/mast#oak">masts</a>.</td></tr>
<tr id="api-BoatOptions-sail"><th scope="row"><a href="#api-BoatOptions-sail"><code>sail</code></a><small>deprecated</small><small>since v4.1</small></th><td><code>&#x27;port&#x27; | &#x27;starboard&#x27;</code></td><td>On which side the <code>sail</code> hangs.</td></tr>
<tr id="api-BoatOptions-crew"><th scope="row"><a href="#api-BoatOptions-crew"><code>crew</code></a></th><td><code>number</code><p>Default: <code>2</code></p></td><td>How many people sail it.</td></tr></tbody></table><p class="api-licence">Names, types and defaults are those of Stencil, under the <a href="https://github.com/stenciljs/core/blob/main/LICENSE.md" rel="noopener" data-external="">MIT License</a>.</p></div>
`);
});

test('each member is an anchor and a section of its own for search', () => {
  const { slices } = compile(
    '## Boats\n\n<ApiTable of="BoatOptions" only={[\'crew\']} />\n\nAfter.',
  );
  expect(slices[0]?.article.anchors).toEqual(['boats', 'api-BoatOptions', 'api-BoatOptions-crew']);
  expect(slices[0]?.article.sections).toEqual([
    { id: 'boats', path: ['Boats'], text: 'After.', code: [] },
    {
      id: 'api-BoatOptions-crew',
      path: ['Boats', 'crew'],
      text: 'How many people sail it.',
      code: ['crew', 'number'],
    },
  ]);
});

test('links of types and descriptions are checked like all others', () => {
  const { slices } = compile(
    '<ApiTable of="BoatOptions" />\n\n<Since v="4.5">\n\n<ApiTable of="Hull" />\n\n</Since>',
  );
  expect(slices[0]?.article.links.map(({ page, hash }) => `${page}#${hash}`)).toEqual([
    'guides/mast#oak',
    'guides/boats#api-Hull',
  ]);
});

test('`only` chooses and orders, `except` leaves out, and names that a version lacks are passed over', () => {
  const namesIn = (body: string) =>
    compile(body).slices.map(({ article }) => article.anchors.slice(1).join(' '));
  expect(namesIn("<ApiTable of=\"BoatOptions\" only={['sail', 'crew']} />")).toEqual([
    'api-BoatOptions-sail api-BoatOptions-crew',
    'api-BoatOptions-crew',
  ]);
  expect(namesIn("<ApiTable of=\"BoatOptions\" except={['sail', 'hull']} />")).toEqual([
    'api-BoatOptions-crew',
  ]);
  expect(namesIn('<ApiTable of="BoatOptions" own except={[\'sail\']} />')).toEqual([
    'api-BoatOptions-hull',
    'api-BoatOptions-hull',
  ]);
});

test('flags are shown as they are written, only the toolchain’s own, with words by range', () => {
  const { slices } = compile('<ApiTable of="cli-flags" />');
  const rows = slices.map(({ article }) => /<tbody>.*<\/tbody>/.exec(article.fragment.html)?.[0]);
  expect(rows).toEqual(
    ['New words.', 'Old words.'].map(
      words =>
        `<tbody><tr id="api-cli-flags-docsJson"><th scope="row"><a href="#api-cli-flags-docsJson"><code>--docs-json</code></a></th><td><code>string</code></td><td>${words}</td></tr></tbody>`,
    ),
  );
});

test('what a table cannot show is told with the versions concerned', () => {
  expect(
    problemsOf(`<ApiTable of="Hull" />

<ApiTable of="BoatOption" />

<ApiTable of="BoatOptions" only={['sails']} />

<ApiTable of="ShipOptions" except={['crew']} />

<ApiTable of="SailSide" columns={3} />`),
  ).toBe(`content/pages/guides/boats.mdx:4:1  error
  The type \`Hull\` does not exist in v2–v4.4 (7 of 16 versions).
  Hint: put the table in a range of the versions that have it.

content/pages/guides/boats.mdx:6:1  error
  There is no type \`BoatOption\` in the toolchain.
  Hint: take the name from content/api, or \`cli-flags\`, \`cli-tasks\`, \`decorators\` or \`functions\`.

content/pages/guides/boats.mdx:8:1  error
  \`BoatOptions\` has no member \`sails\` in any release.
  Hint: did you mean \`sail\`?

content/pages/guides/boats.mdx:10:1  error
  The table of \`ShipOptions\` has no rows.
  Hint: leave it out, or put it in a range of the versions that have its members.

content/pages/guides/boats.mdx:12:1  error
  The attribute \`columns\` of \`<ApiTable>\` does not exist.
  Hint: valid names: \`of\`, \`only\`, \`except\`, \`own\`, \`result\`.

content/pages/guides/boats.mdx:12:1  error
  The table of \`SailSide\` has no rows.
  Hint: leave it out, or put it in a range of the versions that have its members.

6 errors, 0 warnings.`);
});

test('a member without a description is a problem where it is shown', () => {
  const { keel: _, ...rest } = descriptions.Hull as Record<string, string>;
  const page = pageOf('guides/boats', '<ApiTable of="Hull" />');
  const head = { title: 'Boats', description: '', toc: { minHeadingLevel: 2, maxHeadingLevel: 3 } };
  const { problems } = compilePage(
    {
      page,
      examples: {},
      api: selectApi(page, { api, descriptions: { ...descriptions, Hull: rest }, homes: {} }),
      versions: sixteenVersions.slice(0, 2).map(version => ({ ...version, ...head })),
    },
    { baseUrl: '/docs/', magicComments: [], images: {}, pages: [] },
  );
  expect(problems.map(({ message, hint, versions }) => [message, hint, versions])).toEqual([
    [
      '`keel` of `Hull` has no description',
      'add `keel: …` to content/api/descriptions/Hull.yaml: what it does, and when one changes it.',
      ['next', 'v4.12'],
    ],
  ]);
});

test('an edit of words that a page does not show leaves what it is made from as it was', () => {
  const page = pageOf('guides/boats', '<ApiTable of="ShipOptions" />');
  const select = (hull: string) =>
    selectApi(page, { api, descriptions: { ...descriptions, BoatOptions: { hull } }, homes: {} });
  expect(select('One.')).toEqual(select('Two.'));
});
