import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../src/build/read-site.ts';
import type { SidebarItem } from '../src/model/sidebar.ts';
import { type DocVersion, getSidebar, getVersion } from '../src/model/site.ts';

const { site } = await readSite(join(import.meta.dirname, '..'), 'include');
if (!site) throw new Error('the content cannot be read');

/** A sidebar as the tables keep it: a line for each category, and for each page its label and slug. */
const outlineOf = (version: DocVersion): readonly string[] =>
  getSidebar(version, 'docs').items.flatMap(item => describe(item, version));

function describe(item: SidebarItem, version: DocVersion): readonly string[] {
  if (item.type === 'category')
    return [
      item.label,
      ...item.items.flatMap(child => describe(child, version)).map(line => `  ${line}`),
    ];
  const doc = version.docs.find(({ path }) => path === item.href);
  return [doc ? `${item.label}: ${doc.slug}` : item.label];
}

// `npx vitest run content -u` takes over a sidebar that was changed on purpose.
test.each(['next', 'v4.12', 'v4.0', 'v3', 'v2'])(
  'the sidebar of %s has its categories and pages in order',
  async name => {
    const text = outlineOf(getVersion(site, name)).join('\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`../tests/data/sidebars/${name}.txt`);
  },
);

test('from v4.0 to v4.12 the sidebar changes once, when form-associated components come', () => {
  const withForms = outlineOf(getVersion(site, 'v4.12'));
  const without = outlineOf(getVersion(site, 'v4.0'));
  for (let minor = 0; minor <= 12; minor += 1) {
    const version = getVersion(site, `v4.${minor}`);
    expect(outlineOf(version)).toEqual(minor >= 5 ? withForms : without);
  }
});

test('every version starts at the overview, and no two pages share an address', () => {
  for (const { mainDocId, docs } of site.versions) {
    expect(mainDocId).toBe('introduction/overview');
    expect(new Set(docs.map(({ path }) => path)).size).toBe(docs.length);
  }
});
