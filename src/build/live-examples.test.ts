/** Live examples and the counts of the verification, from a page's text to its articles. */
import { expect, test } from 'vitest';
import { formatProblems } from '../model/format-problems.ts';
import type { LiveExample } from '../model/live-example.ts';
import { noSamples } from '../model/verification.ts';
import { selectApi } from '../source/api-selection.ts';
import { readApi } from '../source/read-api.ts';
import { selectExamples } from '../source/read-live-examples.ts';
import { sixteenVersions } from '../source/sixteen-versions.ts';
import { compilePage } from './compile-page.ts';

const api = readApi('/nowhere');
const releases = sixteenVersions.map(({ release }) => release);

const examples: Readonly<Record<string, LiveExample>> = {
  boat: {
    title: 'a boat that floats',
    document: 'boat.abc.html',
    releases,
    sources: '',
    files: [
      { name: 'boat.css', text: 'a { color: red }\n' },
      { name: 'boat.tsx', text: 'const boat = 1;\n' },
      { name: 'index.html', text: '<a-boat></a-boat>\n' },
    ],
  },
  keel: {
    title: 'a keel',
    document: 'keel.abc.html',
    releases: releases.slice(1),
    sources: '',
    files: [{ name: 'keel.tsx', text: 'const keel = 1;\n' }],
  },
  sail: {
    title: 'a sail',
    document: 'sail.abc.html',
    releases: releases.slice(0, 9),
    sources: '',
    files: [{ name: 'sail.tsx', text: 'const sail = 1;\n' }],
  },
};

const compile = (body: string) => {
  const page = {
    key: 'boats',
    file: 'content/pages/boats.mdx',
    text: `---\ntitle: Boats\n---\n${body}`,
  };
  const head = { title: 'Boats', description: '', toc: { minHeadingLevel: 2, maxHeadingLevel: 3 } };
  return compilePage(
    {
      page,
      api: selectApi(page, { api, descriptions: {}, homes: {} }),
      examples: selectExamples(page, examples),
      verification: {
        versions: ['4.13', '4.12'],
        sections: [{ section: 'Components', counts: { ...noSamples, whole: 1200, framed: 3 } }],
        areas: [
          {
            area: 'Command line',
            counts: [
              { all: 3, described: 2 },
              { all: 1, described: 1 },
            ],
          },
        ],
      },
      versions: sixteenVersions.map(version => ({ ...version, ...head })),
    },
    { baseUrl: '/docs/', magicComments: [], images: {}, pages: ['boats'] },
  );
};

const htmlOf = (body: string) => compile(body).slices[0]?.article.fragment.html ?? '';

const problemsOf = (body: string) =>
  formatProblems(
    compile(body).problems,
    sixteenVersions.map(({ name }) => name),
  );

test('an example is one article for all versions: the release stands in its address as a placeholder', () => {
  const { slices, problems } = compile('<LiveExample src="boat" />');
  expect(problems).toEqual([]);
  expect(slices).toHaveLength(1);
  expect(slices[0]?.article.fragment.html).toContain(
    '<doc-example data-src="/docs/_/example/boat.abc.html#%release%" data-label="Live example: a boat that floats">',
  );
});

test('without script the component stands there in full, and says why it does not run', () => {
  const html = htmlOf('<LiveExample src="boat" />')
    .replace(/<(?!\/?span)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');
  expect(html).toBe(
    ' Boats With scripts switched on, this example runs here. Its source follows.This example runs here, made from the source below.The example could not be started. Its source follows. boat.tsxTSX const boat = 1; The page and the styles of this example index.htmlHTML &lt;a-boat>&lt;/a-boat> boat.cssCSS a { color: red } ',
  );
});

test('an example that is none, and one that a version cannot run, are problems', () => {
  expect(
    problemsOf('<LiveExample src="boats" />\n\n<LiveExample src="sail" />\n\n<LiveExample />'),
  ).toBe(`content/pages/boats.mdx:4:1  error
  There is no live example \`boats\`.
  Hint: did you mean \`boat\`?

content/pages/boats.mdx:6:1  error
  The live example \`sail\` cannot run in v2–v4.4 (7 of 16 versions).
  Hint: put it in a range of the versions that can run it; content/examples/examples.ts names them.

content/pages/boats.mdx:8:1  error
  The attribute \`src\` of \`<LiveExample>\` is missing.
  Hint: \`<LiveExample>\` takes \`src\`.

content/pages/boats.mdx:8:1  error
  There is no live example \`\`.
  Hint: valid names: \`boat\`, \`keel\`, \`sail\`.

4 errors, 0 warnings.`);
});

test('an example in a version whose release is still to come is shown, with a warning', () => {
  expect(htmlOf('<LiveExample src="keel" />')).toContain('<doc-example');
  expect(problemsOf('<LiveExample src="keel" />')).toBe(`content/pages/boats.mdx:4:1  warning
  The live example \`keel\` is not compiled in next (1 of 16 versions).
  Hint: run \`npm run examples\` once the release is among the toolchains.

0 errors, 1 warning.`);
});

test('the source of another example is no part of what a page is made from', () => {
  const select = selectExamples({ text: '<LiveExample src="boat" />' }, examples);
  expect(select.boat?.files).toHaveLength(3);
  expect(select.sail?.files).toEqual([]);
  expect(selectExamples({ text: 'No example.' }, examples)).toEqual({});
});

test('the counts of the verification stand in tables, with a sum', () => {
  expect(htmlOf('<VerificationTables of="samples" />').replaceAll('<tr', '\n<tr')).toContain(`
<tr><th scope="row">Components</th><td>1,200</td><td>3</td><td>0</td><td>0</td><td>0</td><td>0</td></tr>
<tr><th scope="row">All</th><td>1,200</td><td>3</td><td>0</td><td>0</td><td>0</td><td>0</td></tr>`);
  expect(htmlOf('<VerificationTables of="members" />')).toContain(
    '<tr><th scope="row">Command line</th><td>2 of 3</td><td>1 of 1</td></tr>',
  );
});
