import type { FoundPage } from '../found-page.ts';
import type { ProvidedAnswer, SearchProvider } from './provider.ts';
import type { SearchHost } from './search-host.ts';
import { searchTitles } from './search-titles.ts';
import workerAddress from './search-worker.ts?worker&url';
import type { FromWorker, ToWorker } from './worker-messages.ts';

type Part = 'titles' | 'text';

/** What did not load is said in the place of results, with a button that tries again. */
export const notLoaded = 'The search index did not load. Only page titles were looked through.';

/** Answers from the index that the site carries, in a worker. */
export function openEmbeddedProvider({
  data,
  trust,
}: Pick<SearchHost, 'data' | 'trust'>): SearchProvider {
  const listeners = new Set<() => void>();
  const parts = new Map<Part, 'loading' | 'loaded' | 'failed'>();
  const open = new Map<number, (answer: ProvidedAnswer | readonly FoundPage[]) => void>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(trust.scriptUrl(workerAddress), { type: 'module' });
    started.onmessage = ({ data: message }: MessageEvent<FromWorker>) => hear(message);
    started.onerror = () => settle('titles', 'failed');
    return started;
  };

  const hear = (message: FromWorker): void => {
    if (message.kind === 'loaded' || message.kind === 'failed') settle(message.part, message.kind);
    else if (message.kind === 'popular') close(message.id, message.pages);
    else close(message.id, { ...message.answer, ...stateOf(message.isPartial) });
  };

  const close = (id: number, value: ProvidedAnswer | readonly FoundPage[]): void => {
    open.get(id)?.(value);
    open.delete(id);
  };

  const stateOf = (isPartial: boolean) => ({
    isPartial: isPartial && parts.get('text') !== 'failed',
    ...(isPartial && parts.get('text') === 'failed' && { notice: notLoaded }),
  });

  const settle = (part: Part, state: 'loaded' | 'failed'): void => {
    parts.set(part, state);
    for (const listener of listeners) listener();
  };

  const load = async (part: Part): Promise<void> => {
    if (parts.has(part)) return;
    parts.set(part, 'loading');
    try {
      worker ??= start();
      const { search } = await data.site();
      if (!search) return settle(part, 'failed');
      post({ kind: 'load', part, address: search[part] });
    } catch (error) {
      console.warn('The search index could not be loaded.', error);
      settle(part, 'failed');
    }
  };

  const post = (message: ToWorker): void => worker?.postMessage(message);

  const ask = <T>(message: (id: number) => ToWorker): Promise<T> =>
    new Promise(resolve => {
      lastId += 1;
      open.set(lastId, resolve as (value: unknown) => void);
      post(message(lastId));
    });

  const fromTitles = async (
    query: string,
    version: string | undefined,
  ): Promise<ProvidedAnswer> => {
    const { versions } = await data.site();
    const summary = versions.find(({ name, isLast }) => (version ? name === version : isLast));
    const pages = summary ? searchTitles(query, await data.version(summary)) : [];
    return { pages, elsewhere: [], isPartial: false, notice: notLoaded };
  };

  return {
    prepare(part) {
      void load('titles');
      if (part === 'text') void load('text');
    },
    search: request =>
      parts.get('titles') === 'failed'
        ? fromTitles(request.query, request.version)
        : ask(id => ({ kind: 'search', id, request })),
    popular: version =>
      parts.get('titles') === 'failed'
        ? Promise.resolve([])
        : ask(id => ({ kind: 'popular', id, version })),
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      for (const [part, state] of [...parts]) if (state === 'failed') parts.delete(part);
      void load('titles');
      void load('text');
    },
  };
}
