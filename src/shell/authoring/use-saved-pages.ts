import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { applyHead } from '../navigation/apply-head.ts';
import type { LoadedPage } from '../navigation/load-page.ts';
import { importPages } from '../navigation/prefetch.ts';
import { openSiteData, type SiteData } from '../navigation/site-data.ts';
import { useSettings } from '../shell-context.tsx';
import { keepArticleState } from './keep-article-state.ts';
import type { ShownProblem } from './problem-list.ts';

/** What the authoring server tells: see `src/build/dev/dev-events.ts`. */
interface Message {
  /** Another one after the server was started again. */
  readonly server: string;
  /** `content` was saved; the `shell` was made again. */
  readonly kind: 'content' | 'shell' | 'problems';
  readonly problems?: readonly ShownProblem[];
  /** State of the content when the connection began. */
  readonly revision?: string;
}

/**
 * In the authoring server: shows what an author has saved in place of the page that is open, which
 * stays where it is scrolled to, with its tabs and details as they are.
 */
export function useSavedPages(
  onData: (data: SiteData) => void,
  onPage: (page: LoadedPage) => void,
): void {
  const settings = useSettings();
  const refresh = useEffectEvent(async () => {
    const data = openSiteData(settings.baseUrl);
    const page = await importPages()
      .then(({ loadPage }) => loadPage(location.pathname, data, settings))
      .catch(() => undefined);
    if (!page) return location.reload();
    const restore = keepArticleState();
    flushSync(() => {
      onData(data);
      onPage(page);
    });
    applyHead(page.head);
    restore();
  });
  useEffect(() => listenToServer(`${settings.baseUrl}_/dev/`, refresh), [settings.baseUrl]);
}

/** A server that was started again may know other pages and another shell: everything is loaded again. */
function listenToServer(folder: string, refresh: () => Promise<void>): () => void {
  const events = new EventSource(`${folder}events`);
  let server: string | undefined;
  let problems: readonly ShownProblem[] = [];
  // The first of two messages may get its script after the second one, which needs no style sheet.
  const show = async () => {
    const { showProblems } = await importProblemList();
    showProblems(problems, folder);
  };
  events.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    server ??= message.server;
    if (message.kind === 'shell' || message.server !== server) location.reload();
    if (message.kind === 'content' || isStale(message)) void refresh();
    if (!message.problems) return;
    problems = message.problems;
    void show();
  };
  return () => events.close();
}

/** Whether something was saved after the document was made and before the server could tell. */
const isStale = ({ revision }: Message): boolean =>
  revision !== undefined && revision !== document.documentElement.dataset.revision;

/** Loaded here alone: a style sheet that is imported in the usual way would reach readers. */
const importProblemList = () => import('./problem-list.ts');
