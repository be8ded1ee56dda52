import { expect, test } from 'vitest';
import { siteSource } from '../../tests/support/site-source.ts';
import { mergeApi } from '../model/api.ts';
import { buildSite } from '../model/build-site.ts';
import { describePageVersions, findPage } from './describe-versions.ts';

const text = `---
title: Events
description: About events.
---

Everyone <Since v="4.12">and more</Since>.

<Until v="3.4.2">

Old.

</Until>

| Name |
|---|
| \`all\` |
| <Since v="4.13"/> \`new\` |
`;
const source = siteSource({ pages: { events: { slug: 'listen', versions: '>=3' }, other: {} } });
const site = buildSite(source, 'exclude');
const pages = source.pages.map(page => ({ ...page, text }));
const selection = { api: mergeApi([]), descriptions: {}, homes: {}, examples: {} };

test('each block of a page is shown with the texts that have it', () => {
  const page = findPage(pages, site, 'events');
  expect(
    page && describePageVersions(page, site, selection),
  ).toBe(`content/pages/events.mdx makes 4 texts for 4 versions.
  A  next
  B  v4.12
  C  v4.11
  D  v3

 line  A B C D
    6  ■ ■ □ □  Everyone and more.
   10  · · · ■  Old.
   14  ■ ■ ■ ■  | Name
   16  ■ ■ ■ ■  | all
   17  ■ · · ·  | new

■ as in the newest text that has it   □ with other words   · not there`);
});

test('a page is found by its key, its file and its slug', () => {
  for (const name of ['events', 'content/pages/events.mdx', 'listen'])
    expect(findPage(pages, site, name)?.key).toBe('events');
  expect(findPage(pages, site, 'nothing')).toBeUndefined();
});
