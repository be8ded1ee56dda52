import { memo } from 'react';
import type { LoadSnippet } from './load-snippets.ts';
import { ResultLine } from './result-line.tsx';
import type { PageView } from './result-view.ts';

interface ResultOptionsProps {
  readonly pages: readonly PageView[];
  readonly terms: readonly string[];
  readonly load: LoadSnippet | undefined;
}

/** One page does not fill the list. */
const placesOfPage = 3;

/** More pages than this have no snippets: their articles would be fetched for nothing. */
const pagesWithSnippets = 5;

/** Pages and their hits as options of a list box: the same for the same pages, whatever is typed meanwhile. */
export const ResultOptions = memo(function ResultOptions({
  pages,
  terms,
  load,
}: ResultOptionsProps) {
  return pages.map((page, index) => (
    // biome-ignore lint/a11y/useSemanticElements: options are grouped inside a list box
    <div key={page.key} role="group" aria-label={page.title} className="result-group">
      {page.places[0]?.path.length !== 0 && (
        <span className="result-page" aria-hidden="true">
          {page.title}
        </span>
      )}
      {page.places.slice(0, placesOfPage).map(place => (
        <a key={place.href} role="option" href={place.href} tabIndex={-1} className="result">
          <ResultLine
            page={page}
            place={place}
            terms={terms}
            load={index < pagesWithSnippets ? load : undefined}
          />
        </a>
      ))}
    </div>
  ));
});
