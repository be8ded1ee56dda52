import type { MouseEvent } from 'react';
import type { PagerLink, PageView } from '../model/page-view.ts';
import { CopyMarkdown } from './copy-markdown.tsx';

/** What stands under the article: its tags, what a reader can do with it, and the way on. */
export const ArticleFoot = ({ view }: { view: PageView }) => (
  <>
    {(view.tags.length > 0 || view.editUrl || view.issueUrl) && (
      <div className="article-foot">
        {view.tags.length > 0 && (
          <ul className="tags" aria-label="Tags">
            {view.tags.map(tag => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        <CopyMarkdown path={view.path} />
        {view.editUrl && (
          <a className="edit-link" href={view.editUrl}>
            Edit this page
          </a>
        )}
        {view.issueUrl && (
          <a
            className="issue-link"
            href={view.issueUrl}
            onClick={nameHeading}
            onAuxClick={nameHeading}
          >
            Report a problem with this page
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

/** The report names the heading that is being read: `…%2Fdocs%2Fevents` -> `…%2Fdocs%2Fevents%23listen` */
function nameHeading({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.querySelector('.toc [aria-current]')?.getAttribute('href') ?? '';
  const page = encodeURIComponent(location.pathname);
  if (!link.href.includes(page)) return;
  const [before = '', after = ''] = link.href.replace(/%23[^&]*/, '').split(page, 2);
  link.href = before + page + encodeURIComponent(heading) + after;
}

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
