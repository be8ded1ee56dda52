/** The index, off the page's thread: typing is never held up by it. */
import { openSiteSearch, type SearchRequest, type SiteSearch } from '../search-site.ts';
import { type TextPart, unpackText } from '../text-part.ts';
import { type SearchOutline, type TitlesPart, unpackTitles } from '../titles-part.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const page = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

let outline: SearchOutline | undefined;
let words: TextPart | undefined;
let search: SiteSearch | undefined;
let isWhole = false;
/** Only the last question counts: the reader has typed on. */
let waiting: { readonly id: number; readonly request: SearchRequest } | undefined;
let asked: (ToWorker & { kind: 'popular' })[] = [];

page.onmessage = ({ data: message }) => {
  if (message.kind === 'load') void load(message.part, message.address);
  else if (message.kind === 'search') waiting = message;
  else asked.push(message);
  setTimeout(answer);
};

async function load(part: 'titles' | 'text', address: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const loaded: unknown = await response.json();
    if (part === 'titles') outline = unpackTitles(loaded as TitlesPart);
    else words = loaded as TextPart;
    open();
    page.postMessage({ kind: 'loaded', part });
  } catch (error) {
    console.warn('A part of the search index could not be loaded.', error);
    page.postMessage({ kind: 'failed', part });
  }
}

function open(): void {
  if (!outline || isWhole) return;
  // What was asked for meanwhile is answered from the titles before the words are read.
  answer();
  search = openSiteSearch(outline, words && unpackText(words, outline.rows));
  isWhole = words !== undefined;
  answer();
}

function answer(): void {
  if (!search) return;
  if (waiting) {
    const { id, request } = waiting;
    waiting = undefined;
    page.postMessage({ kind: 'answer', id, answer: search.search(request), isPartial: !isWhole });
  }
  for (const { id, version } of asked)
    page.postMessage({ kind: 'popular', id, pages: search.popular(version) });
  asked = [];
}
