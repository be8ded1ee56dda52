import type { Head } from '../../model/head.ts';

/** The tags that `headOf` writes; the others of the head are the same on every page. */
const pageTags =
  'meta[property],meta[name=description],meta[name=robots],meta[name^="docsearch:"],' +
  'meta[name=docusaurus_tag],meta[name^="twitter:"],link[rel=canonical],link[rel=alternate]';

/** Gives the document the title and the tags of another page. */
export function applyHead({ title, tags }: Head): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(pageTags)) old.remove();
  document.head.append(
    ...tags.map(({ element, attributes }) => {
      const tag = document.createElement(element);
      for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
      return tag;
    }),
  );
}
