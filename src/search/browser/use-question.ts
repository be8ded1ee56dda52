import { type RefObject, useEffect, useState } from 'react';
import type { PageView } from '../../model/page-view.ts';
import type { AddressStyle } from '../../model/url.ts';
import { allVersions, toSearchAddress } from './search-address.ts';

/** The question of the search page: what is typed, and where it is looked for. */
export interface Question {
  readonly typed: string;
  /** A version's name, or `all`. */
  readonly version: string;
}

/** What the question depends on beside the address. */
export interface QuestionSource {
  readonly view: PageView;
  /** The field of the page's form. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** The version that the reader chose before. */
  readonly preferred: string | null;
  readonly style: AddressStyle;
}

/** Keeps the field, the address and the question the same. */
export function useQuestion(source: QuestionSource) {
  const { input, style } = source;
  const [question, setQuestion] = useState(() => ({
    ...readAddress(source),
    ...(input.current?.value && { typed: input.current.value }),
  }));
  // What was typed while the results were on their way here.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) setQuestion(old => ({ ...old, typed }));
  }, [input]);
  useEffect(() => {
    const field = input.current;
    const read = () => setQuestion(readAddress(source));
    const type = () => field && setQuestion(old => ({ ...old, typed: field.value }));
    addEventListener('popstate', read);
    field?.addEventListener('input', type);
    return () => {
      removeEventListener('popstate', read);
      field?.removeEventListener('input', type);
    };
  });
  useEffect(() => {
    if (input.current && input.current.value !== question.typed)
      input.current.value = question.typed;
    return keepAddress(question, style);
  }, [question, input, style]);
  return [question, setQuestion] as const;
}

/** The version that is asked for, else the one that the reader prefers, else the latest. */
function readAddress({ view: { version, versions }, preferred }: QuestionSource): Question {
  const parameters = new URLSearchParams(location.search);
  const names = [allVersions, ...versions.map(({ name }) => name)];
  const wanted = [parameters.get('version'), preferred].find(name => name && names.includes(name));
  return { typed: parameters.get('q') ?? '', version: wanted ?? version.name };
}

/** After a pause, without a step back for each letter. */
function keepAddress({ typed, version }: Question, style: AddressStyle): () => void {
  const timer = setTimeout(() => {
    const address = toSearchAddress(style, typed, typed ? version : undefined);
    if (address !== location.pathname + location.search)
      history.replaceState(history.state, '', address);
  }, 250);
  return () => clearTimeout(timer);
}
