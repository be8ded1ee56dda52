import { expect, test } from 'vitest';
import { type SiteSketch, siteSource } from '../../tests/support/site-source.ts';
import { findAbsence } from './absence.ts';
import { buildSite } from './build-site.ts';
import { getDoc, getVersion } from './site.ts';

function absenceOf(sketch: SiteSketch, [id, from, to]: readonly [string, string, string]) {
  const site = buildSite(siteSource(sketch), 'exclude');
  return findAbsence(site, getDoc(getVersion(site, from), id), getVersion(site, to));
}

const inGuides = { category: 'Guides' };

test('an older version is told when the page came, and leads to its own first page of the category', () => {
  const pages = { forms: { ...inGuides, versions: '>=4.12' }, assets: inGuides, start: inGuides };
  const sidebar = [{ category: 'Guides', items: ['start', 'assets', 'forms'] }];
  expect(absenceOf({ pages, sidebar }, ['forms', 'v4.12', 'v3'])).toEqual({
    note: 'New in v4.12',
    slug: 'start',
  });
});

test('a newer version is told when the page went, and leads to what took its place', () => {
  const pages = { bundle: { versions: '<4', successor: 'elements' }, elements: {} };
  expect(absenceOf({ pages }, ['bundle', 'v3', 'next'])).toEqual({
    note: 'Removed in v4.11; see elements',
    slug: 'elements',
  });
});

test('what a version between leaves out has neither come nor gone', () => {
  const pages = { odd: { versions: '<4 || >=4.13' } };
  expect(absenceOf({ pages }, ['odd', 'next', 'v4.12'])).toEqual({
    note: 'Not in v4.12',
    slug: '',
  });
});
