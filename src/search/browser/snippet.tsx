import { useEffect, useState } from 'react';
import { markTerms } from '../mark-terms.ts';
import type { LoadSnippet } from './load-snippets.ts';
import type { PlaceView } from './result-view.ts';

/** A text with what was asked for marked in it. */
export const Marked = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  markTerms(text, terms).map(({ text: piece, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
    isMarked ? <mark key={index}>{piece}</mark> : piece,
  );

/** Articles are not fetched for answers that the reader types past. */
const pause = 120;

interface SnippetProps {
  readonly source: PlaceView['source'];
  readonly terms: readonly string[];
  readonly load: LoadSnippet;
}

/** What stands at a hit, once its article has come. */
export function Snippet({ source, terms, load }: SnippetProps) {
  const [text, setText] = useState('');
  const { version, slug, id } = source;
  const asked = terms.join(' ');
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      load({ version, slug, id }, asked.split(' ')).then(
        found => isWanted && setText(found),
        error => console.info('A snippet could not be loaded.', error),
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [version, slug, id, asked, load]);
  return (
    <span className="snippet">
      <Marked text={text} terms={terms} />
    </span>
  );
}
