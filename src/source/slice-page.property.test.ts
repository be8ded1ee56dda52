import * as fc from 'fast-check';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { expectedWords, generatedPages, type WrittenPage, writePage } from './generated-page.ts';
import { parsePage } from './parse-page.ts';
import { sixteenVersions } from './sixteen-versions.ts';
import { sliceIdentity } from './slice-identity.ts';
import { slicePage } from './slice-page.ts';
import { sliceVersions } from './slice-versions.ts';

const separators = fc.constantFrom(' ', ', ', '. ', ' (and) ');
const pages = fc
  .tuple(generatedPages, separators)
  .map(([page, separator]) => writePage(page, separator));
const plainPages = generatedPages.map(page => writePage(page, ' '));

function treeOf({ text }: WrittenPage): Root {
  const { tree, problems } = parsePage({ key: 'page', file: 'page.mdx', text });
  expect(problems).toEqual([]);
  return tree;
}

function wordsOf(tree: Root): readonly string[] {
  const words: string[] = [];
  visit(tree, node => {
    if ('value' in node) words.push(...(node.value.match(/w\d+x/g) ?? []));
  });
  return words;
}

const forEveryPage = (
  from: fc.Arbitrary<WrittenPage>,
  holds: (page: WrittenPage, tree: Root) => void,
  numRuns = 60,
) =>
  fc.assert(
    fc.property(from, page => holds(page, treeOf(page))),
    { numRuns },
  );

describe('a page sliced for the sixteen versions', { timeout: 60_000 }, () => {
  test('shows exactly the words that its ranges give to each version', () => {
    forEveryPage(pages, (page, tree) => {
      for (const [at, { release }] of sixteenVersions.entries())
        expect(wordsOf(slicePage(tree, release))).toEqual(expectedWords(page, at));
    });
  });

  test('has the same identity in versions with the same words, and another with others', () => {
    forEveryPage(plainPages, (page, tree) => {
      const identities = new Map<string, string>();
      for (const [at, { release }] of sixteenVersions.entries()) {
        const words = expectedWords(page, at).join(' ');
        const identity = sliceIdentity(slicePage(tree, release));
        expect(identity).toBe(identities.get(words) ?? identity);
        identities.set(words, identity);
      }
      expect(new Set(identities.values()).size).toBe(identities.size);
    });
  });

  test('does not depend on the order of the versions', () => {
    const shuffled = fc.shuffledSubarray([...sixteenVersions], {
      minLength: sixteenVersions.length,
    });
    const identityOf = (slices: ReturnType<typeof sliceVersions>, name: string) =>
      slices.find(({ versions }) => versions.includes(name))?.identity;
    fc.assert(
      fc.property(pages, shuffled, (page, versions) => {
        const tree = treeOf(page);
        const ordered = sliceVersions(tree, sixteenVersions);
        const other = sliceVersions(tree, versions);
        expect(other.length).toBe(ordered.length);
        for (const { name, release } of versions) {
          expect(identityOf(other, name)).toBe(identityOf(ordered, name));
          expect(identityOf(other, name)).toBe(sliceIdentity(slicePage(tree, release)));
        }
      }),
      { numRuns: 30 },
    );
  });

  test('is left as it was by slicing', () => {
    forEveryPage(
      pages,
      (_, tree) => {
        const before = structuredClone(tree);
        for (const { release } of sixteenVersions) slicePage(tree, release);
        expect(tree).toEqual(before);
      },
      20,
    );
  });

  test('keeps no double spaces and no space before a full stop in a line', () => {
    forEveryPage(pages, (_, tree) => {
      for (const { release } of sixteenVersions)
        visit(slicePage(tree, release), 'text', node => {
          expect(node.value).not.toMatch(/ {2}| \.( |$)/);
        });
    });
  });
});
