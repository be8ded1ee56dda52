import { expect, test } from 'vitest';
import type { SidebarItem } from '../model/sidebar.ts';
import { findTrail } from './breadcrumbs.tsx';

const page: SidebarItem = { type: 'link', label: 'JSON', href: '/docs/docs-json' };
const inner: SidebarItem = {
  type: 'category',
  label: 'Generation',
  items: [page],
  href: '/docs/g',
};
const outer: SidebarItem = { type: 'category', label: 'Output', items: [inner] };

test('a page has the categories that it stands in before it', () => {
  expect(findTrail([outer], '/docs/docs-json')).toEqual([outer, inner, page]);
});

test('a category with a page of its own ends its trail', () => {
  expect(findTrail([outer], '/docs/g')).toEqual([outer, inner]);
});

test('a page that no sidebar lists has no trail', () => {
  expect(findTrail([outer], '/docs/stats')).toEqual([]);
});
