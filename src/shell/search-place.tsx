import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageView } from '../model/page-view.ts';
import { toAddress } from '../model/url.ts';
import type { loadResults } from './load-results.ts';
import { useSettings } from './shell-context.tsx';

interface SearchPlaceProps {
  readonly view: PageView;
  /** Missing where the document is made. */
  readonly load?: typeof loadResults;
}

/** The search page: a plain form in the document, and its results as soon as there is script. */
export function SearchPlace({ view, load }: SearchPlaceProps) {
  const settings = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadResults>>>();
  const [hasFailed, setFailed] = useState(false);
  const start = useCallback(() => {
    setFailed(false);
    load?.(settings).then(setLoaded, error => {
      console.warn('The search could not be loaded.', error);
      setFailed(true);
    });
  }, [settings, load]);
  useEffect(start, [start]);
  return (
    <article className="prose search-page">
      <h1>Search</h1>
      <search>
        <form action={toAddress(settings, 'search')} onSubmit={event => event.preventDefault()}>
          <input
            ref={input}
            type="search"
            name="q"
            aria-label="Search the docs"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
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
          <button type="button" className="button" onClick={start}>
            Retry
          </button>
        </p>
      )}
      {loaded && (
        <loaded.Results {...loaded.opened} view={view} input={input} preferred={loaded.preferred} />
      )}
    </article>
  );
}
