/** Every page of every version that was ever published, by the addresses in `tests/data/routes.json`: none may go. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';
import versions from '../../content/versions.ts';
import routes from '../data/routes.json' with { type: 'json' };
import { expect, test } from './test.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const docs = join(import.meta.dirname, '../../dist/docs');
const names = versions.versions.map(({ name }) => name);
const folderOf = (version: string): string => (version === versions.latest ? '' : `${version}/`);

const places = Object.entries(
  routes as Readonly<Record<string, 'all' | readonly string[]>>,
).flatMap(([slug, having]) =>
  (having === 'all' ? names : having).map(version => ({
    slug,
    version,
    path: folderOf(version) + slug,
  })),
);

/** What a page is judged by. */
interface Judged {
  readonly path: string;
  readonly headings: number;
  readonly description: string;
  readonly linksOn: number;
  /** Ids that stand in it more than once. */
  readonly doubleIds: readonly string[];
}

function judge(path: string): Judged {
  const elements = [...elementsOf(parse(readFileSync(join(docs, `${path}.html`), 'utf8')))];
  const article = elements.find(({ tagName }) => tagName === 'article');
  const pager = elements.find(element => attributeOf(element, 'aria-label') === 'Docs pages');
  const parts = [article, pager].filter(part => part !== undefined);
  const description = elements.find(element => attributeOf(element, 'name') === 'description');
  const ids = elements.flatMap(element => attributeOf(element, 'id') ?? []);
  return {
    path,
    doubleIds: ids.filter((id, index) => ids.indexOf(id) < index),
    headings: elements.filter(({ tagName }) => tagName === 'h1').length,
    description: (description && attributeOf(description, 'content')) ?? '',
    linksOn: parts.flatMap(part => [...elementsOf(part)]).filter(isLinkOn).length,
  };
}

const isLinkOn = (element: Element): boolean =>
  element.tagName === 'a' && attributeOf(element, 'href')?.startsWith('/docs/') === true;

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find(attribute => attribute.name === name)?.value;

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsOf(child);
}

test.describe('the routes', () => {
  test.beforeEach(() => test.skip(test.info().project.name !== 'desktop', 'no browser is needed'));

  test('all lead to a page, as does the start of each version', () => {
    const starts = names.map(name => (name === versions.latest ? 'index' : name));
    const missing = [...places.map(({ path }) => path), ...starts].filter(
      path =>
        !existsSync(join(docs, `${path}.html`)) && !existsSync(join(docs, path, 'index.html')),
    );
    expect(missing).toEqual([]);
  });

  test('each have one main heading, a description of their own, a link onward, and no id twice', () => {
    test.setTimeout(120_000);
    for (const version of names) {
      const pages = places
        .filter(place => place.version === version)
        .map(({ path }) => judge(path));
      expect(pages.filter(({ headings }) => headings !== 1)).toEqual([]);
      expect(pages.filter(({ linksOn }) => linksOn === 0)).toEqual([]);
      expect(pages.filter(({ doubleIds }) => doubleIds.length > 0)).toEqual([]);
      const descriptions = pages.map(({ description }) => description);
      expect(descriptions).not.toContain('');
      expect(new Set(descriptions).size).toBe(descriptions.length);
    }
  });
});
