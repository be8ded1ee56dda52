import { useEffect, useState } from 'react';
import type { PageView } from '../model/page-view.ts';
import { Announcement } from './announcement.tsx';
import { Article } from './article.tsx';
import { ArticleFoot } from './article-foot.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { Inert } from './inert.tsx';
import { LoadError } from './load-error.tsx';
import { Navbar } from './navbar.tsx';
import type { ShownPage } from './navigation/load-page.ts';
import { useNavigation } from './navigation/use-navigation.ts';
import { PageNotice } from './page-notice.tsx';
import type { PlainPage } from './plain-page.ts';
import { usePreferredLinks, usePreferredVersion } from './preferred-version.ts';
import { Progress } from './progress.tsx';
import { Sidebar } from './sidebar.tsx';
import { Toc } from './toc.tsx';
import { VersionBanner } from './version-banner.tsx';

export interface FrameProps extends ShownPage {
  /** What stands in place of the article; links never lead there without a document. */
  readonly plain: PlainPage | undefined;
}

/** The arrangement of a page, and what changes in it from page to page. */
export function Frame({ plain, ...first }: FrameProps) {
  const { page, news, explanation, isLoading, failure } = useNavigation(first);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  usePreferredVersion(page.view.versions);
  usePreferredLinks(page.view);
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return (
    <>
      <a className="skip-link" href="#shell_main" inert={isDrawerOpen}>
        Skip to main content
      </a>
      <Progress active={isLoading} />
      <p className="visually-hidden" aria-live="polite">
        {news}
      </p>
      <Announcement inert={isDrawerOpen} />
      <Navbar inert={isDrawerOpen} version={page.view.version.name} />
      <div className="layout">
        <Sidebar view={page.view} isOpen={isDrawerOpen} onDrawer={setDrawerOpen} />
        <main id="shell_main" tabIndex={-1} inert={isDrawerOpen} aria-busy={isLoading || undefined}>
          {failure && <LoadError {...failure} />}
          <CrashBoundary resetKey={page}>
            <Page {...page} plain={plain} explanation={explanation} />
          </CrashBoundary>
        </main>
      </div>
      {!isDrawerOpen && <BackToTop />}
      <Inert name="footer" as="footer" inert={isDrawerOpen} />
    </>
  );
}

const isPlain = ({ kind }: PageView): boolean => kind === 'not-found' || kind === 'search';

interface PageProps extends FrameProps {
  readonly explanation: string | undefined;
}

const Page = ({ view, article, plain: Plain, explanation }: PageProps) => (
  <>
    <Toc toc={view.toc} />
    <div className="reading">
      <Breadcrumbs view={view} />
      {view.kind === 'doc' && <VersionBanner {...view} />}
      <PageNotice {...view} explanation={explanation} />
      {Plain && isPlain(view) ? <Plain view={view} /> : <Article html={article} />}
      <ArticleFoot view={view} />
    </div>
  </>
);
