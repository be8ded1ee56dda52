import type { SearchHost } from './search-host.ts';

const key = 'docs.recent-searches';
const most = 6;

/** What the reader searched for before, the last first; what is stored may be anything. */
export function readRecent({ store }: Pick<SearchHost, 'store'>): readonly string[] {
  try {
    const stored: unknown = JSON.parse(store.read(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((each): each is string => typeof each === 'string').slice(0, most);
  } catch {
    return [];
  }
}

/** Keeps a question that led somewhere. */
export function keepRecent(host: Pick<SearchHost, 'store'>, query: string): void {
  if (query === '') return;
  const others = readRecent(host).filter(each => each !== query);
  write(host, [query, ...others].slice(0, most));
}

/** Forgets one question, or all. */
export function forgetRecent(host: Pick<SearchHost, 'store'>, query?: string): void {
  write(host, query === undefined ? [] : readRecent(host).filter(each => each !== query));
}

function write({ store }: Pick<SearchHost, 'store'>, queries: readonly string[]): void {
  if (queries.length === 0) store.remove(key);
  else store.write(key, JSON.stringify(queries));
}
