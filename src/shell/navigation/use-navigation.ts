import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSavedPages } from '../authoring/use-saved-pages.ts';
import { useSettings } from '../shell-context.tsx';
import { arrive, type Route } from './arrive.ts';
import { keepScroll } from './history-entry.ts';
import { leave, reloadOnce } from './leave.ts';
import { listen } from './listen.ts';
import type { LoadedPage, ShownPage } from './load-page.ts';
import { importPages, watchLinks } from './prefetch.ts';
import { openSiteData } from './site-data.ts';

/** The page that is shown, and how the way to another one stands. */
export interface Navigation {
  readonly page: ShownPage;
  /** What a screen reader is told on arrival. */
  readonly news: string;
  /** Why this is not the page that the reader asked for. */
  readonly explanation: string | undefined;
  readonly isLoading: boolean;
  readonly failure?: { readonly path: string; readonly onRetry: () => void };
}

interface Shown {
  readonly page: ShownPage;
  readonly arrival?: { readonly page: LoadedPage; readonly route: Route };
}

const noSavedPages: typeof useSavedPages = () => undefined;

/** Readers' bundles have nothing of the authoring server in them. */
const useSaved = import.meta.env.MODE === 'authoring' ? useSavedPages : noSavedPages;

/**
 * Moving from page to page without loading documents: the old page stays until the next one is
 * complete, and of several quick navigations the last one counts.
 */
export function useNavigation(first: ShownPage): Navigation {
  const settings = useSettings();
  const [data, setData] = useState(() => openSiteData(settings.baseUrl));
  const [shown, setShown] = useState<Shown>({ page: first });
  const [route, setRoute] = useState<Route>();
  const [failed, setFailed] = useState<Route>();
  const latest = useRef<Route>(undefined);
  const shownPath = useRef('');

  const navigate = useCallback(
    async (next: Route | undefined) => {
      latest.current = next;
      setRoute(next);
      setFailed(undefined);
      if (!next) return;
      try {
        const { loadPage } = await importPages();
        const page = await loadPage(next.url.pathname, data, settings);
        if (latest.current !== next) return;
        if (!page) return leave(next);
        startTransition(() => {
          setShown({ page, arrival: { page, route: next } });
          setRoute(undefined);
        });
      } catch (error) {
        if (latest.current !== next || reloadOnce(next, error)) return;
        setRoute(undefined);
        setFailed(next);
      }
    },
    [data, settings],
  );

  useEffect(
    () =>
      listen({
        style: settings,
        shownPath: () => shownPath.current,
        navigate,
        stay: () => navigate(undefined),
      }),
    [settings, navigate],
  );
  useEffect(() => keepScroll(() => shownPath.current), []);
  useSaved(setData, page => setShown({ page }));
  useLayoutEffect(() => {
    if (shown.arrival) arrive(shown.arrival.page, shown.arrival.route);
    shownPath.current = location.pathname;
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => watchLinks(data, settings), [data, settings, shown]);

  return {
    page: shown.page,
    news: shown.arrival?.page.title ?? '',
    explanation: shown.arrival?.route.explanation,
    isLoading: route !== undefined,
    ...(failed && { failure: { path: failed.url.pathname, onRetry: () => navigate(failed) } }),
  };
}
