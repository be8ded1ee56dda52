import type { Fragment } from '../model/article.ts';
import type { Placement } from '../model/place-article.ts';
import { placeMarkdown } from '../model/place-markdown.ts';
import { fillPlaceholders } from '../model/placeholder.ts';
import type { Doc, DocVersion, Site } from '../model/site.ts';
import { markdownAddress } from '../model/url.ts';

/** A page of a version, and its text as Markdown, which knows no version. */
export interface MarkdownPage {
  readonly version: DocVersion;
  readonly doc: Doc;
  readonly fragment: Pick<Fragment, 'title' | 'description'>;
  readonly markdown: string;
}

/** `/docs/events` -> `docs/events.md` */
export const markdownPath = ({ doc }: Pick<MarkdownPage, 'doc'>): string =>
  markdownAddress(doc.path).slice(1);

/** The page as its version shows it, with whole addresses. */
export function toMarkdown(
  { config }: Pick<Site, 'config'>,
  { version, doc, fragment, markdown }: MarkdownPage,
  placement: Placement,
): string {
  const { url, title } = config;
  const head = [
    `# ${fragment.title}`,
    fragment.description,
    `> ${title} ${version.label}, release ${version.release}: <${url}${doc.path}>`,
  ].map(text => fillPlaceholders(text, placement));
  const body = placeMarkdown(markdown, placement, { url, start: version.path });
  return [...head, body].join('\n\n');
}
