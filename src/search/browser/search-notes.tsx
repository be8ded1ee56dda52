import { longestQuery } from '../normalize-query.ts';
import type { SearchProvider } from './provider.ts';

interface SearchNotesProps {
  /** Whether less is searched for than was typed. */
  readonly isCut: boolean;
  /** What keeps the search from answering as it should. */
  readonly notice: string | undefined;
  readonly provider: SearchProvider;
}

/** What a reader has to know about the results before reading them. */
export const SearchNotes = ({ isCut, notice, provider }: SearchNotesProps) => (
  <>
    {isCut && (
      <p className="search-note">Only the first {longestQuery} letters are searched for.</p>
    )}
    {notice && (
      <p className="search-note" role="alert">
        {notice}{' '}
        <button type="button" className="text-button" onClick={() => provider.retry()}>
          Retry
        </button>
      </p>
    )}
  </>
);
