import { type Api, mergeApi, typeIn } from '../model/api.ts';
import type { ApiDescriptions } from '../model/api-descriptions.ts';
import { apiLineage, otherTables } from '../model/api-table.ts';
import { isIn, type PageSource } from '../model/build-site.ts';
import type { PageKey } from '../model/link.ts';
import type { PageFile } from './read-pages.ts';

/** The page that documents a type in some releases: the one with its whole table. */
export interface TypeHome {
  readonly page: PageKey;
  readonly releases: readonly string[];
}

/** The facts and words that a page's tables are made from. Plain data: it crosses to worker threads. */
export interface ApiSelection {
  readonly api: Api;
  readonly descriptions: ApiDescriptions;
  /** Pages that document the types named in the tables. */
  readonly homes: Readonly<Record<string, readonly TypeHome[]>>;
}

/** All that tables are made from. */
export type ApiSource = ApiSelection;

const tables = /<ApiTable\b([^>]*)>/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=["']([^"']*)["']`).exec(attributes)?.[1];

/** The tables that a page's text asks for: `of` of each, and whether it shows all members. */
function tablesIn(text: string): readonly { readonly of: string; readonly isWhole: boolean }[] {
  return [...text.matchAll(tables)].flatMap(([, attributes = '']) => {
    const of = attribute(attributes, 'of');
    return of === undefined ? [] : [{ of, isWhole: !/\bonly=/.test(attributes) }];
  });
}

/** Which pages document which types: those with a table of all members, in the order of their keys. */
export function findTypeHomes(
  pages: readonly (PageFile & PageSource)[],
  api: Api,
): ApiSource['homes'] {
  const homes: Record<string, TypeHome[]> = {};
  for (const page of pages)
    for (const { of, isWhole } of tablesIn(page.text)) {
      const releases = api.releases.filter(
        release => typeIn(api, of, release) && isIn(page, release),
      );
      if (!isWhole || page.frontMatter.draft || releases.length === 0) continue;
      homes[of] = [...(homes[of] ?? []), { page: page.key, releases }];
    }
  return homes;
}

/** The part of the facts and descriptions that a page needs: no edit of another type's words compiles it anew. */
export function selectApi(
  { text }: PageFile,
  { api, descriptions, homes }: ApiSource,
): ApiSelection {
  const wanted = [...new Set(tablesIn(text).map(({ of }) => of))];
  if (wanted.length === 0)
    return { api: mergeApi([{ releases: [] }]), descriptions: {}, homes: {} };
  const types = wanted.flatMap(of => apiLineage(api, of));
  const aliases = namesIn(pick(api.types, types)).filter(
    name => !Object.keys(api.types[name]?.members ?? {}).length,
  );
  const hasOther = wanted.some(of => otherTables.some(name => name === of));
  const selected: Api = {
    ...mergeApi([{ releases: api.releases, types: pick(api.types, [...types, ...aliases]) }]),
    ...(hasOther && {
      exports: pick(api.exports, ['@stencil/core']),
      types: pick(api.types, [...types, ...aliases, ...decoratorTypes(api)]),
      flags: api.flags,
      tasks: api.tasks,
    }),
  };
  return {
    api: selected,
    descriptions: pick(descriptions, [...types, ...wanted]),
    homes: pick(homes, namesIn(selected)),
  };
}

/** The types that some facts name. */
const namesIn = (facts: unknown): readonly string[] => [
  ...new Set(JSON.stringify(facts).match(/\b[A-Z]\w+/g)),
];

const decoratorTypes = (api: Api): readonly string[] =>
  Object.keys(api.types).filter(name => name.endsWith('Decorator'));

const pick = <T>(
  record: Readonly<Record<string, T>>,
  names: readonly string[],
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    [...new Set(names)].flatMap(name => {
      const value = Object.hasOwn(record, name) ? record[name] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
