import type { Article, Section } from '../model/article.ts';
import { articleIn, type CompiledPage } from '../model/compiled-page.ts';
import type { PageKey } from '../model/link.ts';
import { noSearchData, type SearchData } from '../model/search-data.ts';
import { type Doc, type DocVersion, findDocByKey, type Site } from '../model/site.ts';
import type { SearchContent, SearchPage, SearchRecord, SearchRow } from './search-record.ts';
import { termsOfText } from './tokenize.ts';

/** A page that some versions share, with all that is found in it. */
interface PageDraft extends SearchPage {
  versions: number;
  readonly rows: Map<string, RowDraft>;
}

interface RowDraft extends Omit<SearchRow, 'page'> {
  versions: number;
  readonly records: Map<string, Omit<SearchRecord, 'row'> & { versions: number }>;
}

/** Everything that readers may find: each different section of the listed pages once, with its versions. */
export function collectContent(
  site: Site,
  compiled: readonly CompiledPage[],
  data: SearchData = noSearchData,
): SearchContent {
  const drafts = [...compiled]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .flatMap(page => [...collectPage(site, page, data.leftOut).values()]);
  return { versions: site.versions.map(({ name }) => name), ...flatten(drafts), data };
}

function collectPage(
  site: Site,
  page: CompiledPage,
  leftOut: readonly string[],
): ReadonlyMap<string, PageDraft> {
  const drafts = new Map<string, PageDraft>();
  for (const { doc, article, versions } of collectTexts(site, page)) {
    const draft = draftOf(drafts, doc);
    draft.versions |= versions;
    const lead: Section = { id: '', path: [], text: '', code: [] };
    const hasLead = article.sections.some(({ id }) => id === '');
    for (const section of hasLead ? article.sections : [lead, ...article.sections])
      if (!leftOut.includes(section.id)) addSection(draft, toIndexed(section, doc), versions);
  }
  return drafts;
}

/** A text of a page, and the versions in which it stands under the same head. */
interface PageText {
  readonly doc: Doc;
  readonly article: Article;
  versions: number;
}

/** The different texts of a page, in the order of the first version of each. */
function collectTexts(site: Site, page: CompiledPage): readonly PageText[] {
  const texts: PageText[] = [];
  for (const [index, version] of site.versions.entries()) {
    const doc = findFindable(version, page.key);
    const article = doc && articleIn(page, version.name);
    if (!doc || !article) continue;
    const known = texts.find(text => text.article === article && hasSameHead(text.doc, doc));
    if (known) known.versions |= 1 << index;
    else texts.push({ doc, article, versions: 1 << index });
  }
  return texts;
}

const hasSameHead = (a: Doc, b: Doc): boolean => headOf(a) === headOf(b);

/** What is found of a page beside its sections. */
const headOf = ({ slug, title, category, description, label, tags }: Doc): string =>
  JSON.stringify([slug, title, category, description, label, tags]);

/** A landing repeats what other pages say, and an unlisted page is for those who have its address. */
function findFindable(version: DocVersion, key: PageKey): Doc | undefined {
  const doc = findDocByKey(version, key);
  return doc && doc !== version.landing && !doc.unlisted && !doc.draft ? doc : undefined;
}

function draftOf(drafts: Map<string, PageDraft>, doc: Doc): PageDraft {
  const { key, slug, title, category = '' } = doc;
  const identity = JSON.stringify([slug, title, category]);
  const known = drafts.get(identity);
  if (known) return known;
  const draft: PageDraft = { key, slug, title, category, versions: 0, rows: new Map() };
  drafts.set(identity, draft);
  return draft;
}

/** What a page's head says of it weighs as much as the names in its code. */
function toIndexed(section: Section, { description, label, tags }: Doc): Section {
  if (section.id !== '') return section;
  const words = termsOfText([description, label, ...tags].join(' '));
  return { ...section, code: [...new Set([...section.code, ...words])] };
}

function addSection(
  { rows }: PageDraft,
  { id, path, text, code }: Section,
  versions: number,
): void {
  const identity = JSON.stringify([id, path]);
  const row = rows.get(identity) ?? { id, path, versions: 0, records: new Map() };
  rows.set(identity, row);
  row.versions |= versions;
  const content = JSON.stringify([text, code]);
  const record = row.records.get(content) ?? { names: code, text, versions: 0 };
  row.records.set(content, record);
  record.versions |= versions;
}

function flatten(drafts: readonly PageDraft[]) {
  const rows: SearchRow[] = [];
  const records: SearchRecord[] = [];
  for (const [page, draft] of drafts.entries()) {
    for (const row of inReadingOrder([...draft.rows.values()])) {
      records.push(...[...row.records.values()].map(each => ({ ...each, row: rows.length })));
      rows.push({ page, id: row.id, path: row.path, versions: row.versions });
    }
  }
  const pages = drafts.map(({ rows: _, ...page }): SearchPage => page);
  return { pages, rows, records };
}

/** Rows of several texts of a page as one: each after the heading that it stands under. */
function inReadingOrder(rows: readonly RowDraft[]): readonly RowDraft[] {
  const below = (parent: readonly string[]): readonly RowDraft[] => {
    const here = rows.filter(({ path }) => path.length > 0 && isSame(path.slice(0, -1), parent));
    const names = [...new Set(here.map(({ path }) => path.at(-1)))];
    return names.flatMap(name => [
      ...here.filter(({ path }) => path.at(-1) === name),
      ...below([...parent, name ?? '']),
    ]);
  };
  const ordered = [...rows.filter(({ path }) => path.length === 0), ...below([])];
  // A heading without the one above it, as when a level is skipped, comes last.
  return [...ordered, ...rows.filter(row => !ordered.includes(row))];
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);
