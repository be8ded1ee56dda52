import { memo } from 'react';

/**
 * The article. Its DOM belongs to the document: React gets the string that the document came with
 * and never looks inside. The same string must give the same element, since setting it again would
 * undo what the reader did in the article; hence `memo`.
 */
export const Article = memo(({ html }: { html: string | TrustedHTML }) => (
  <article
    className="prose"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is our own build's
    dangerouslySetInnerHTML={{ __html: html }}
  />
));
