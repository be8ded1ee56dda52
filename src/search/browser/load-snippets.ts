import { placeFragment } from '../../model/place-article.ts';
import { buildPlacement } from '../../model/placement.ts';
import { cutSnippet } from '../cut-snippet.ts';
import type { PlaceView } from './result-view.ts';
import type { SearchHost } from './search-host.ts';

/** Reads what stands around a hit out of its article: the same file that the page is opened from. */
export type LoadSnippet = (
  source: PlaceView['source'],
  terms: readonly string[],
) => Promise<string>;

/** Opens the reading of snippets; each article is read once. */
export function openSnippets({ data, settings, trust }: SearchHost): LoadSnippet {
  const articles = new Map<string, Promise<Document | undefined>>();
  const load = async ({ version, slug }: PlaceView['source']): Promise<Document | undefined> => {
    const manifest = await data.version(version);
    const entry = manifest.pages[slug];
    if (!entry) return undefined;
    const fragment = await data.fragment(entry.article);
    const { html, description } = placeFragment(
      fragment,
      buildPlacement(version, manifest, settings),
    );
    const article = new DOMParser().parseFromString(trust.html(html) as string, 'text/html');
    article.body.dataset.description = description;
    return article;
  };
  return async (source, terms) => {
    const name = `${source.version.name}/${source.slug}`;
    const known = articles.get(name) ?? load(source);
    articles.set(name, known);
    known.catch(() => articles.delete(name));
    const article = await known;
    return article ? cutSnippet(textAt(article, source.id), terms) : '';
  };
}

/** What stands in an article and is none of its sentences. */
const beside = 'pre, button, thead, [class^="code-"], doc-tabs > p';

/** What stands in two of them is no part of one sentence. */
const blocks = 'p, li, dt, dd, th, td, blockquote, summary, figcaption, div, body';

const headings = 'h1, h2, h3, h4, h5, h6';

/** The text below a heading up to the next one; of a table's row, its description. */
function textAt(article: Document, id: string): string {
  const place = id ? article.getElementById(id) : null;
  if (place?.tagName === 'TR') return clean(place.lastElementChild?.textContent ?? '');
  if (id && !place) return '';
  const text: string[] = id ? [] : [article.body.dataset.description ?? ''];
  const walker = article.createTreeWalker(article.body, NodeFilter.SHOW_TEXT);
  let isInside = !id;
  let block: Element | null | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const heading = node.parentElement?.closest(headings);
    if (heading && heading.tagName !== 'H1') {
      if (isInside && heading.id !== id) break;
      isInside = heading.id === id;
    } else if (isInside && !heading && !node.parentElement?.closest(beside)) {
      const own = node.parentElement?.closest(blocks);
      text.push(own === block ? '' : ' ', node.nodeValue ?? '');
      block = own;
    }
  }
  return clean(text.join(''));
}

const clean = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
