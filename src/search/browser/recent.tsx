import { forgetRecent, readRecent } from './recent-searches.ts';
import type { SearchHost } from './search-host.ts';

interface RecentSearchesProps {
  readonly host: SearchHost;
  readonly recent: readonly string[];
  readonly onChange: (recent: readonly string[]) => void;
  readonly onChoose: (query: string) => void;
}

/** What was searched for before: to search again, or to be forgotten. */
export function RecentSearches({ host, recent, onChange, onChoose }: RecentSearchesProps) {
  const forget = (query?: string) => {
    forgetRecent(host, query);
    onChange(readRecent(host));
  };
  return (
    <section aria-labelledby="shell_recent" className="recent">
      <h2 id="shell_recent" className="search-title">
        Recent searches
      </h2>
      <button type="button" className="text-button" onClick={() => forget()}>
        Remove all
      </button>
      <ul>
        {recent.map(query => (
          <li key={query}>
            <button type="button" className="recent-query" onClick={() => onChoose(query)}>
              {query}
            </button>
            <button
              type="button"
              className="recent-remove"
              aria-label={`Remove ${query}`}
              onClick={() => forget(query)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
