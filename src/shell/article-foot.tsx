import type { PagerLink, PageView } from '../model/page-view.ts';

/** What stands under the article: its tags, where to edit it, and the way on. */
export const ArticleFoot = ({ view }: { view: PageView }) => (
  <>
    {(view.tags.length > 0 || view.editUrl) && (
      <div className="article-foot">
        {view.tags.length > 0 && (
          <ul className="tags" aria-label="Tags">
            {view.tags.map(tag => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        {view.editUrl && (
          <a className="edit-link" href={view.editUrl}>
            Edit this page
          </a>
        )}
      </div>
    )}
    {(view.previous || view.next) && (
      <nav className="pager" aria-label="Docs pages">
        {view.previous && <PagerEntry rel="prev" word="Previous" link={view.previous} />}
        {view.next && <PagerEntry rel="next" word="Next" link={view.next} />}
      </nav>
    )}
  </>
);

interface PagerEntryProps {
  readonly rel: 'prev' | 'next';
  readonly word: string;
  readonly link: PagerLink;
}

const PagerEntry = ({ rel, word, link }: PagerEntryProps) => (
  <a rel={rel} href={link.href}>
    <span>{word}</span> <strong>{link.label}</strong>
  </a>
);
