/**
 * An article is a page as one version shows it. Its text knows no version: versions with the same
 * text share one article, and `placeArticle` fills in what depends on the version.
 */
import type { PageLink } from './link.ts';
import type { Place } from './problem.ts';
import type { Heading, TocEntry } from './toc.ts';

/** What the browser fetches for an article: the contents of `_/article/<hash>.json`. */
export interface Fragment {
  readonly title: string;
  readonly description: string;
  readonly toc: readonly TocEntry[];
  /** The inside of the `<article>` element, with links to pages and placeholders still open. */
  readonly html: string;
}

/** A link that the author wrote, kept for the checks. */
export interface ArticleLink extends PageLink {
  /** As the author wrote it. */
  readonly written: string;
  readonly place: Place;
}

/** A heading with its text, and the prose and code below it up to the next heading: what search indexes. */
export interface Section {
  /** Id of the heading; empty for the text before the first one. */
  readonly id: string;
  /** Texts of the headings above and of this one, without the page's title. */
  readonly path: readonly string[];
  readonly text: string;
  /** Names in code: `@Prop`, `--prod`, `componentWillLoad`. */
  readonly code: readonly string[];
}

/** A compiled article: the fragment and what the checks and the search index need to know about it. */
export interface Article {
  readonly fragment: Fragment;
  readonly headings: readonly Heading[];
  /** Every id that a link may lead to, headings included. */
  readonly anchors: readonly string[];
  readonly links: readonly ArticleLink[];
  readonly sections: readonly Section[];
  /** The text as Markdown; like the fragment, it knows no version. */
  readonly markdown: string;
}
