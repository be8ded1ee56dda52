import type { SiteManifest } from '../../model/manifest.ts';
import type { AddressStyle } from '../../model/url.ts';
import { toSearchAddress } from './search-address.ts';
import type { AnswerTo } from './use-answer.ts';

interface NoResultsProps {
  readonly answer: AnswerTo;
  readonly site: SiteManifest;
  readonly style: AddressStyle;
  readonly onQuery: (query: string) => void;
}

/** What can be done when nothing was found. */
export function NoResults({
  answer: { query, answer, version },
  site,
  style,
  onQuery,
}: NoResultsProps) {
  const { spelling, elsewhere } = answer;
  return (
    <div className="no-results">
      <p>
        Nothing in {version ?? 'any version'} matches “{query}”.
      </p>
      {spelling !== undefined && (
        <p>
          Did you mean{' '}
          <button type="button" className="text-button" onClick={() => onQuery(spelling)}>
            {spelling}
          </button>
          ?
        </p>
      )}
      {elsewhere.length > 0 && (
        <Elsewhere query={query} names={elsewhere} site={site} style={style} />
      )}
      {version !== undefined && (
        <p>
          <a href={toSearchAddress(style, query, 'all')}>Search all versions</a>
        </p>
      )}
    </div>
  );
}

interface ElsewhereProps {
  readonly query: string;
  readonly names: readonly string[];
  readonly site: SiteManifest;
  readonly style: AddressStyle;
}

/** Versions that know what this one does not. */
export const Elsewhere = ({ query, names, site, style }: ElsewhereProps) => (
  <div className="elsewhere">
    <span>Found in </span>
    {site.versions
      .filter(({ name }) => names.includes(name))
      .map(({ name, label }) => (
        <a key={name} href={toSearchAddress(style, query, name)}>
          {label}
        </a>
      ))}
  </div>
);
