import { useEffect, useState } from 'react';
import { normalizeQuery } from '../normalize-query.ts';
import { markableTerms } from '../parse-query.ts';
import { openSnippets } from './load-snippets.ts';
import { Elsewhere, NoResults } from './no-results.tsx';
import type { OpenedSearch } from './open-search.ts';
import { ResultLine } from './result-line.tsx';
import { toPageViews } from './result-view.ts';
import styles from './search.css?url';
import { allVersions } from './search-address.ts';
import { SearchNotes } from './search-notes.tsx';
import { useAnswer } from './use-answer.ts';
import { type QuestionSource, useQuestion } from './use-question.ts';

export { type OpenedSearch, openSearch } from './open-search.ts';

/** Pages that are shown at first, and that each "Load more" adds. */
const step = 10;

interface SearchResultsProps extends OpenedSearch, Omit<QuestionSource, 'style'> {}

/** The results of the search page. */
export function SearchResults({ host, provider, site, ...source }: SearchResultsProps) {
  const [question, setQuestion] = useQuestion({ ...source, style: host.settings });
  const { typed, version } = question;
  const [snippets] = useState(() => openSnippets(host));
  const [most, setMost] = useState(step);
  const asked = version === allVersions ? undefined : version;
  const { text: query, isCut } = normalizeQuery(typed);
  const found = useAnswer(provider, typed, asked);
  useEffect(() => provider.prepare('text'), [provider]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts at the top
  useEffect(() => setMost(step), [query, version]);
  const all = found?.answer.pages ?? [];
  const pages = toPageViews(all.slice(0, most), site, host.settings, asked);
  const terms = markableTerms(found?.query ?? '');
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="search" />
      <p className="search-filter">
        <label>
          Version{' '}
          <select
            value={version}
            onChange={event => setQuestion({ typed, version: event.target.value })}
          >
            <option value={allVersions}>All versions</option>
            {site.versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <span role="status">{found && countOf(all.length, found.query)}</span>
      </p>
      <SearchNotes isCut={isCut} notice={found?.answer.notice} provider={provider} />
      {found && all.length === 0 && !found.answer.isPartial && (
        <NoResults
          answer={found}
          site={site}
          style={host.settings}
          onQuery={query => setQuestion({ typed: query, version })}
        />
      )}
      {found && all.length > 0 && found.answer.elsewhere.length > 0 && (
        <Elsewhere
          query={found.query}
          names={found.answer.elsewhere}
          site={site}
          style={host.settings}
        />
      )}
      <ul className="search-list" aria-label="Search results" hidden={pages.length === 0}>
        {pages.map(page => (
          <li key={page.key} className="result-group">
            {page.places.slice(0, 3).map((place, index) => (
              <a
                key={place.href}
                href={place.href}
                className="result"
                data-first={index === 0 || undefined}
              >
                {index === 0 && (place.path.length > 0 || page.range) && (
                  <span className="result-page">
                    {page.title}
                    {page.range && <span className="result-range">{page.range}</span>}
                  </span>
                )}
                <ResultLine page={page} place={place} terms={terms} load={snippets} />
              </a>
            ))}
          </li>
        ))}
      </ul>
      {all.length > most && (
        <button type="button" className="button" onClick={() => setMost(most + step)}>
          Load more
        </button>
      )}
    </>
  );
}

const countOf = (count: number, query: string): string =>
  `${count === 0 ? 'No pages' : count === 1 ? '1 page' : `${count} pages`} for “${query}”`;
