import type { PageView } from '../model/page-view.ts';

/** What a reader should know about the page before reading it. */
export const PageNotice = ({ unlisted, draft }: Pick<PageView, 'unlisted' | 'draft'>) => (
  <>
    {unlisted && (
      <aside className="notice" aria-labelledby="unlisted">
        <strong id="unlisted">Unlisted page</strong>
        <p>
          This page is unlisted. Search engines will not index it, and only users having a direct
          link can access it.
        </p>
      </aside>
    )}
    {draft && (
      <aside className="notice" aria-labelledby="draft">
        <strong id="draft">Draft page</strong>
        <p>This page is a draft. It is not part of the published documentation.</p>
      </aside>
    )}
  </>
);
