import type { LoadSnippet } from './load-snippets.ts';
import { kindLabels, type PageView, type PlaceView } from './result-view.ts';
import { Marked, Snippet } from './snippet.tsx';

interface ResultLineProps {
  readonly page: PageView;
  readonly place: PlaceView;
  readonly terms: readonly string[];
  /** Left out where no snippet is shown. */
  readonly load?: LoadSnippet | undefined;
}

/** A hit: its heading, where that stands, what kind it is, and the words around it. */
export function ResultLine({ page, place, terms, load }: ResultLineProps) {
  const { path, kind, source } = place;
  return (
    <>
      <span className="result-heading">
        <span>
          <Marked text={path.at(-1) ?? page.title} terms={terms} />
        </span>
        <span className="result-kind" data-kind={kind}>
          {kindLabels[kind]}
        </span>
      </span>
      {path.length > 1 && <span className="result-path">{path.slice(0, -1).join(' › ')}</span>}
      {load && <Snippet source={source} terms={terms} load={load} />}
    </>
  );
}
