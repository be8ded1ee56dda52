import { useEffect, useState } from 'react';
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
import { NotFound } from './not-found/not-found.tsx';
import { PageNotice } from './page-notice.tsx';
import { usePlacedMenus } from './place-menus.ts';
import { usePreferredLinks, usePreferredVersion } from './preferred-version.ts';
import { Progress } from './progress.tsx';
import { SearchPlace } from './search-place.tsx';
import { Sidebar } from './sidebar.tsx';
import { Toc } from './toc.tsx';
import { VersionBanner } from './version-banner.tsx';

/** The arrangement of a page, and what changes in it from page to page. */
export function Frame(first: ShownPage) {
  const { page, news, explanation, isLoading, failure } = useNavigation(first);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  usePreferredVersion(page.view.versions);
  usePreferredLinks(page.view);
  usePlacedMenus();
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return (
    <>
      <a className="skip-link" href="#main" inert={isDrawerOpen}>
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
        <main id="main" tabIndex={-1} inert={isDrawerOpen} aria-busy={isLoading || undefined}>
          {failure && <LoadError {...failure} />}
          <CrashBoundary resetKey={page}>
            <Page {...page} explanation={explanation} />
          </CrashBoundary>
        </main>
      </div>
      {!isDrawerOpen && <BackToTop />}
      <Inert name="footer" as="footer" inert={isDrawerOpen} />
    </>
  );
}

const Text = ({ view, article }: ShownPage) => {
  if (view.kind === 'not-found') return <NotFound view={view} />;
  if (view.kind === 'search') return <SearchPlace view={view} />;
  return <Article html={article} />;
};

interface PageProps extends ShownPage {
  readonly explanation: string | undefined;
}

const Page = ({ view, article, explanation }: PageProps) => (
  <>
    <Toc toc={view.toc} />
    <div className="reading">
      <Breadcrumbs view={view} />
      {view.kind === 'doc' && <VersionBanner {...view} />}
      <PageNotice {...view} explanation={explanation} />
      <Text view={view} article={article} />
      <ArticleFoot view={view} />
    </div>
  </>
);
