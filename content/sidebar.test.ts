import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../src/build/read-site.ts';
import type { SidebarItem } from '../src/model/sidebar.ts';
import { type DocVersion, getSidebar, getVersion } from '../src/model/site.ts';
import sidebars from '../tests/data/sidebars.json' with { type: 'json' };

/** A sidebar as the table keeps it: categories, and pages as label and slug. */
type Outline = string | { readonly category: string; readonly items: readonly Outline[] };

const { site } = await readSite(join(import.meta.dirname, '..'), 'include');
if (!site) throw new Error('the content cannot be read');

const outlineOf = (version: DocVersion): readonly Outline[] =>
  getSidebar(version, 'docs').items.map(item => toOutline(item, version));

function toOutline(item: SidebarItem, version: DocVersion): Outline {
  if (item.type === 'category')
    return {
      category: item.label,
      items: item.items.map(child => toOutline(child, version)),
    };
  const doc = version.docs.find(({ path }) => path === item.href);
  return doc ? `${item.label} ${doc.slug}` : item.label;
}

test.each(Object.entries(sidebars))(
  'the sidebar of %s has its categories and pages in order',
  (name, expected) => {
    expect(outlineOf(getVersion(site, name))).toEqual(expected);
  },
);

test('between v4.0 and v4.12 the sidebar changes once, when form-associated components come', () => {
  const withForms = outlineOf(getVersion(site, 'v4.12'));
  const without = outlineOf(getVersion(site, 'v4.0'));
  const minors = site.versions.filter(({ name }) => name.startsWith('v4.'));
  for (const version of minors) {
    const minor = Number(version.name.slice('v4.'.length));
    expect(outlineOf(version)).toEqual(minor >= 5 ? withForms : without);
  }
});

test('every version together has 1185 pages, counting drafts', () => {
  const docs = site.versions.flatMap(version => version.docs);
  // How the docs are checked is a page of the site, not of the toolchain.
  expect(docs.filter(({ key }) => key !== 'verified')).toHaveLength(1185);
});

test('every version starts at the overview, and no two pages share an address', () => {
  for (const { mainDocId, docs } of site.versions) {
    expect(mainDocId).toBe('introduction/overview');
    expect(new Set(docs.map(({ path }) => path)).size).toBe(docs.length);
  }
});
