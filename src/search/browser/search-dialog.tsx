import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { FoundPage } from '../found-page.ts';
import { normalizeQuery } from '../normalize-query.ts';
import { markableTerms } from '../parse-query.ts';
import { openSnippets } from './load-snippets.ts';
import { Elsewhere, NoResults } from './no-results.tsx';
import type { OpenedSearch } from './open-search.ts';
import { RecentSearches } from './recent.tsx';
import { keepRecent, readRecent } from './recent-searches.ts';
import { ResultOptions } from './result-options.tsx';
import { toPageViews } from './result-view.ts';
import styles from './search.css?url';
import { toSearchAddress } from './search-address.ts';
import { SearchNotes } from './search-notes.tsx';
import { useAnswer } from './use-answer.ts';
import { useCombobox } from './use-combobox.ts';
import { usePopular } from './use-popular.ts';

export { type OpenedSearch, openSearch } from './open-search.ts';

/** Pages in the dialog; the search page has more. */
const mostPages = 8;

const nothing: readonly FoundPage[] = [];

interface SearchDialogProps extends OpenedSearch {
  /** Name of the version that is read. */
  readonly version: string;
  /** How often the reader asked for it. */
  readonly timesOpened: number;
}

/** The search over the page: a text field, and what it finds while the reader types. */
export function SearchDialog({ host, provider, site, version, timesOpened }: SearchDialogProps) {
  const [typed, setTyped] = useState('');
  const [snippets] = useState(() => openSnippets(host));
  const [recent, setRecent] = useState(() => readRecent(host));
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { text: query, isCut } = normalizeQuery(typed);
  const found = useAnswer(provider, typed, version);
  const popular = usePopular(provider, version);
  const { settings } = host;
  const shown = found ? found.answer.pages : query === '' ? popular : nothing;
  // A key that has no answer yet leaves all of them as they are.
  const pages = useMemo(
    () => toPageViews(shown.slice(0, mostPages), site, settings, version),
    [shown, site, settings, version],
  );
  const asked = found?.query ?? '';
  const terms = useMemo(() => markableTerms(asked), [asked]);
  useEffect(() => {
    if (timesOpened === 0) return;
    provider.prepare('text');
    setRecent(readRecent(host));
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.select();
  }, [timesOpened, provider, host]);
  // After the dialog has opened: an option that is not on screen is none.
  useCombobox(input, list, shown, timesOpened);
  const close = () => dialog.current?.close();

  const follow = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    keepRecent(host, query);
    close();
  };
  const openBeside = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const option = list.current?.querySelector<HTMLAnchorElement>('[aria-selected=true]');
    if (!option) return;
    event.preventDefault();
    keepRecent(host, query);
    window.open(option.href, '_blank', 'noopener');
  };
  const isSaving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the keyboard
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      onClick={event => event.target === dialog.current && close()}
    >
      <link rel="stylesheet" href={styles} precedence="search" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside */}
      <div className="search-panel" onClick={follow} onKeyDown={openBeside}>
        <form className="search-field" action={toSearchAddress(settings, '')} method="get">
          <input
            ref={input}
            name="q"
            role="combobox"
            aria-expanded="false"
            aria-label="Search the docs"
            aria-autocomplete="list"
            placeholder={`Search ${version}`}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            inputMode="search"
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          <input type="hidden" name="version" value={version} />
          <button type="button" className="search-close" onClick={close}>
            <kbd>Esc</kbd>
            <span className="search-cross" aria-hidden="true">
              ✕
            </span>
            <span className="visually-hidden">Close search</span>
          </button>
        </form>
        <div className="search-body">
          <SearchNotes isCut={isCut} notice={found?.answer.notice} provider={provider} />
          {found && pages.length > 0 && found.answer.elsewhere.length > 0 && (
            <Elsewhere
              query={found.query}
              names={found.answer.elsewhere}
              site={site}
              style={settings}
            />
          )}
          {query === '' && recent.length > 0 && (
            <RecentSearches host={host} recent={recent} onChange={setRecent} onChoose={setTyped} />
          )}
          {query === '' && pages.length > 0 && <h2 className="search-title">Popular pages</h2>}
          <div
            ref={list}
            id="shell_search-options"
            role="listbox"
            aria-label="Results"
            hidden={pages.length === 0}
          >
            <ResultOptions
              pages={pages}
              terms={terms}
              load={query !== '' && !isSaving ? snippets : undefined}
            />
          </div>
          {found && pages.length === 0 && !found.answer.isPartial && (
            <NoResults answer={found} site={site} style={settings} onQuery={setTyped} />
          )}
        </div>
        <footer className="search-foot">
          <span className="search-keys" aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Ctrl ↵</kbd> in a new tab
          </span>
          {pages.length > 0 && <a href={toSearchAddress(settings, query, version)}>All results</a>}
        </footer>
        <p className="visually-hidden" role="status">
          {found && `${found.answer.pages.length} pages found`}
        </p>
      </div>
    </dialog>
  );
}
