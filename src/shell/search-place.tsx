import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PageView } from '../model/page-view.ts';
import { toAddress } from '../model/url.ts';
import { toSearchAddress } from '../search/browser/search-address.ts';
import type { OpenedSearch, SearchResults } from '../search/browser/search-results.tsx';
import { readPreferredVersion } from './preferred-version.ts';
import { toSearchHost } from './search-host.ts';
import { useSettings } from './shell-context.tsx';

interface Loaded {
  readonly Results: typeof SearchResults;
  readonly opened: OpenedSearch;
}

/** The search page: a plain form in the document, and its results as soon as there is script. */
export function SearchPlace({ view }: { view: PageView }) {
  const settings = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [version, setVersion] = useState(view.version.name);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const read = () => {
      const parameters = new URLSearchParams(location.search);
      setTyped(parameters.get('q') ?? '');
      setVersion(versionOf(parameters.get('version'), view));
    };
    const written = input.current?.value;
    read();
    if (written) setTyped(written);
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [view]);
  const load = () => {
    setFailed(false);
    loadResults(settings).then(setLoaded, error => {
      console.warn('The search could not be loaded.', error);
      setFailed(true);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(load, []);
  useAddress(typed, version, loaded !== undefined);
  const { Results, opened } = loaded ?? {};
  return (
    <article className="prose search-page">
      <h1>Search</h1>
      <search>
        <form action={toAddress(settings, 'search')} method="get" onSubmit={stay}>
          <input
            ref={input}
            type="search"
            name="q"
            aria-label="Search the docs"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          <button type="submit" className="button">
            Search
          </button>
        </form>
      </search>
      <p className="without-script">
        The results are missing: they are found in your browser, by JavaScript, which is off. All
        pages are in the list beside this text.
      </p>
      {hasFailed && (
        <p role="alert">
          The search did not load.{' '}
          <button type="button" className="button" onClick={load}>
            Retry
          </button>
        </p>
      )}
      {Results && opened && (
        <Results
          {...opened}
          typed={typed}
          version={version}
          onVersion={setVersion}
          onQuery={setTyped}
        />
      )}
    </article>
  );
}

const stay = (event: FormEvent) => event.preventDefault();

async function loadResults(settings: Parameters<typeof toSearchHost>[0]): Promise<Loaded> {
  const { SearchResults, openSearch } = await import('../search/browser/search-results.tsx');
  return { Results: SearchResults, opened: await openSearch(toSearchHost(settings)) };
}

/** The version that is asked for, else the one that the reader prefers, else the latest. */
function versionOf(asked: string | null, { version, versions }: PageView): string {
  const names = ['all', ...versions.map(({ name }) => name)];
  const preferred = readPreferredVersion();
  return [asked, preferred].find(name => name && names.includes(name)) ?? version.name;
}

/** Keeps the question in the address, without a step back for each letter. */
function useAddress(typed: string, version: string, isReady: boolean): void {
  const settings = useSettings();
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      const address = toSearchAddress(settings, typed, typed ? version : undefined);
      if (address !== location.pathname + location.search)
        history.replaceState(history.state, '', address);
    }, 250);
    return () => clearTimeout(timer);
  }, [settings, typed, version, isReady]);
}
