import { startTransition, useEffect, useRef, useState } from 'react';
import { normalizeQuery } from '../normalize-query.ts';
import type { ProvidedAnswer, SearchProvider } from './provider.ts';

/** An answer with the question that it is for. */
export interface AnswerTo {
  readonly query: string;
  readonly version: string | undefined;
  readonly answer: ProvidedAnswer;
}

/** The last answer that has come: it stays until the one to the next question is there. */
export function useAnswer(
  provider: SearchProvider | undefined,
  typed: string,
  version: string | undefined,
): AnswerTo | undefined {
  const [last, setLast] = useState<AnswerTo>();
  const latest = useRef(0);
  const { text: query } = normalizeQuery(typed);
  useEffect(() => {
    const ask = async () => {
      latest.current += 1;
      const own = latest.current;
      if (!provider || query === '') return setLast(undefined);
      const answer = await provider.search({ query, version });
      // The next key comes first.
      if (own === latest.current) startTransition(() => setLast({ query, version, answer }));
    };
    void ask();
    return provider?.onImproved(() => void ask());
  }, [provider, query, version]);
  return last;
}
