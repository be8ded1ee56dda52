import type { PageView } from '../model/page-view.ts';

interface PageNoticeProps extends Pick<PageView, 'unlisted' | 'draft'> {
  /** Why this is not the page that the reader asked for. */
  readonly explanation: string | undefined;
}

/** What a reader should know about the page before reading it. */
export const PageNotice = ({ unlisted, draft, explanation }: PageNoticeProps) => (
  <>
    {explanation && (
      <aside className="notice" aria-label="Why you are here">
        <p>{explanation}</p>
      </aside>
    )}
    {unlisted && (
      <aside className="notice" aria-labelledby="shell_unlisted">
        <strong id="shell_unlisted">Unlisted page</strong>
        <p>
          This page is unlisted. Search engines will not index it, and only users having a direct
          link can access it.
        </p>
      </aside>
    )}
    {draft && (
      <aside className="notice" aria-labelledby="shell_draft">
        <strong id="shell_draft">Draft page</strong>
        <p>This page is a draft. It is not part of the published documentation.</p>
      </aside>
    )}
  </>
);
