import { DocCode } from './doc-code.ts';
import { DocDetails } from './doc-details.ts';
import { DocExample } from './doc-example.ts';
import { DocTabs } from './doc-tabs.ts';
import { copyHeadingLink } from './heading-link.ts';

/** Every custom element of articles, by its tag. */
const islands: Readonly<Record<string, CustomElementConstructor>> = {
  'doc-code': DocCode,
  'doc-details': DocDetails,
  'doc-example': DocExample,
  'doc-tabs': DocTabs,
};

/**
 * Brings the interactive parts of articles to life, those of later articles too. They change the
 * article's DOM: call it once, after the article's HTML has been read.
 */
export function defineIslands(): void {
  for (const [tag, island] of Object.entries(islands)) customElements.define(tag, island);
  document.addEventListener('click', copyHeadingLink);
}
