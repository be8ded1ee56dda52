import { expect, test } from 'vitest';
import { type SiteSketch, siteSource } from '../../tests/support/site-source.ts';
import type { ArticleLink } from '../model/article.ts';
import { buildSite } from '../model/build-site.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import { formatProblems } from '../model/format-problems.ts';
import type { Problem } from '../model/problem.ts';
import { checkLinks } from './links.ts';
import { checkRedirects } from './redirects.ts';
import { checkRoutes } from './routes.ts';
import { checkSidebar } from './sidebar.ts';
import { checkSuccessors } from './successors.ts';

const print = (problems: readonly Problem[]) =>
  formatProblems(problems, ['next', 'v4.12', 'v4.11', 'v3']).trimEnd();

const build = (sketch: SiteSketch) => buildSite(siteSource(sketch), 'exclude');

/** A page that shows one text in some versions. */
function compiled(
  key: string,
  versions: readonly string[],
  links: readonly ArticleLink[],
  anchors: string[] = [],
): CompiledPage {
  const fragment = { title: key, description: '', toc: [], html: '' };
  const article = { fragment, headings: [], anchors, links, sections: [], markdown: '' };
  return { key, file: `content/pages/${key}.mdx`, slices: [{ versions, article }], problems: [] };
}

const linkTo = (page: string, hash = ''): ArticleLink => ({
  page,
  hash,
  written: `./${page}.mdx${hash && `#${hash}`}`,
  place: { file: 'content/pages/from.mdx', line: 7, column: 3 },
});

const all = ['next', 'v4.12', 'v4.11', 'v3'];
const linksOf = (sketch: SiteSketch, pages: readonly CompiledPage[], drafts: string[] = []) =>
  print(checkLinks(build(sketch), new Map(pages.map(page => [page.key, page])), new Set(drafts)));

test('a link to a page that the version does not have is broken there, and only there', () => {
  const pages = { from: {}, forms: { versions: '>=4.12' } };
  expect(
    linksOf({ pages }, [
      compiled('from', all, [linkTo('forms')]),
      compiled('forms', ['next', 'v4.12'], []),
    ]),
  ).toBe(
    `content/pages/from.mdx:7:3  error
  Link \`./forms.mdx\` leads to a page that does not exist in v3–v4.11 (2 of 4 versions).
  Hint: the page is in v4.12–next; put the link in a range, or change the page's \`versions\`.

1 error, 0 warnings.`,
  );
});

test('a link to a heading that the version does not have is broken there', () => {
  const pages = { from: {}, forms: {} };
  const forms: CompiledPage = {
    ...compiled('forms', [], []),
    slices: [
      ...compiled('forms', ['next', 'v4.12'], [], ['options', 'reset']).slices,
      ...compiled('forms', ['v4.11', 'v3'], [], ['option']).slices,
    ],
  };
  expect(linksOf({ pages }, [compiled('from', all, [linkTo('forms', 'options')]), forms])).toBe(
    `content/pages/from.mdx:7:3  error
  Link \`./forms.mdx#options\` has no such heading in v3–v4.11 (2 of 4 versions).
  Hint: the page has \`#option\` there.

1 error, 0 warnings.`,
  );
});

test('a heading that is like no other is answered with the headings that there are', () => {
  const pages = { from: {}, forms: {} };
  const target = compiled('forms', all, [], ['reset', 'submit']);
  expect(linksOf({ pages }, [compiled('from', all, [linkTo('forms', 'lifecycle')]), target])).toBe(
    `content/pages/from.mdx:7:3  error
  Link \`./forms.mdx#lifecycle\` has no such heading.
  Hint: the page has \`#reset\`, \`#submit\` there.

1 error, 0 warnings.`,
  );
});

test('a link to a draft leads nowhere', () => {
  const pages = { from: {}, forms: { draft: true } };
  expect(linksOf({ pages }, [compiled('from', all, [linkTo('forms')])], ['forms'])).toBe(
    `content/pages/from.mdx:7:3  error
  Link \`./forms.mdx\` leads to a draft.
  Hint: take \`draft: true\` out of its front matter, or the link out of this page.

1 error, 0 warnings.`,
  );
});

test('links that lead somewhere are no problem', () => {
  const pages = { from: {}, forms: {} };
  const target = compiled('forms', all, [], ['reset']);
  expect(
    linksOf({ pages }, [
      compiled('from', all, [linkTo('forms'), linkTo('forms', 'reset')]),
      target,
    ]),
  ).toBe('0 errors, 0 warnings.');
});

test('two pages at one address warn, two docs with one id fail, reserved slugs fail', () => {
  const pages = { a: { slug: 'same' }, b: { slug: 'same' }, c: { id: 'a' }, d: { slug: 'v3/x' } };
  expect(print(checkRoutes(build({ pages })))).toBe(`content/pages/b.mdx:1:1  warning
  Two pages have the address of the slug \`same\`.
  Hint: content/pages/a.mdx is served there; give this page another \`slug\`.

content/pages/c.mdx:1:1  error
  Two pages have the id \`a\`.
  Hint: the other one is content/pages/a.mdx; give this page another \`id\`.

content/pages/d.mdx:1:1  error
  The slug \`v3/x\` is taken by the site itself.
  Hint: choose another \`slug\`; versions, \`search\`, \`verified\` and \`_\` are taken.

2 errors, 1 warning.`);
});

test('the page that tells how the docs are checked has its slug to itself, in the latest version alone', () => {
  const site = build({ pages: { verified: { slug: 'verified' }, other: {} } });
  expect(print(checkRoutes(site))).toBe('0 errors, 0 warnings.');
  expect(site.versions.filter(({ docs }) => docs.some(({ key }) => key === 'verified'))).toEqual([
    site.versions.find(({ isLast }) => isLast),
  ]);
});

test('a sidebar that names an unknown page, and a page whose category has no place for it, fail', () => {
  const sketch = {
    sidebar: [{ category: 'Guides', items: ['form'] }],
    pages: { forms: { category: { '<4': 'Guide', '>=4': 'Guides' } } },
  };
  const source = {
    file: 'content/sidebar.ts',
    text: "export default [\n  { items: ['form'] },\n]",
  };
  const pages = siteSource(sketch).pages.map(page => ({
    ...page,
    text: '---\ntitle: Forms\ncategory: x\n---',
  }));
  expect(print(checkSidebar(build(sketch), { entries: sketch.sidebar, source }, pages))).toBe(
    `content/pages/forms.mdx:3:1  error
  The page names a category that has no place for it in \`content/sidebar.ts\`.
  Hint: add 'forms' to that category, or correct \`category\`; leave it out for a page without a sidebar entry.

content/sidebar.ts:2:13  error
  The sidebar names the page \`form\`, which does not exist.
  Hint: did you mean \`forms\`?

2 errors, 0 warnings.`,
  );
});

test('redirects that hide a page or lead nowhere fail', () => {
  const redirects = { pages: { events: 'forms', old: 'form' }, versions: { 'v3.1': 'v5' } };
  const source = {
    file: 'content/redirects.ts',
    text: "events: 'forms'\nold: 'form'\n'v3.1': 'v5'",
  };
  const site = build({ pages: { forms: {}, events: {} } });
  expect(print(checkRedirects(site, { redirects, source }, ['forms', 'events']))).toBe(
    `content/redirects.ts:1:1  error
  The redirect from \`events\` hides a page.
  Hint: take the redirect out; a page has that slug.

content/redirects.ts:2:6  error
  The redirect from \`old\` leads to \`form\`, which is no page.
  Hint: did you mean \`forms\`?

content/redirects.ts:3:9  error
  The redirect from \`v3.1\` leads to \`v5\`, which is no version.
  Hint: valid names: \`next\`, \`v4.12\`, \`v4.11\`, \`v3\`.

3 errors, 0 warnings.`,
  );
});

test('a successor that is no page is reported where it is named', () => {
  const source = siteSource({ pages: { forms: { successor: 'evnts' }, events: {} } });
  const text = '---\ntitle: Forms\nsuccessor: evnts\n---\n';
  expect(print(checkSuccessors(source.pages.map(page => ({ ...page, text }))))).toBe(
    `content/pages/forms.mdx:3:1  error
  The page names \`evnts\` as its successor, which does not exist.
  Hint: did you mean \`events\`?

1 error, 0 warnings.`,
  );
});
