import '../styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { normalizePath } from '../model/url.ts';
import { App } from './app.tsx';
import { defineIslands } from './islands/islands.ts';
import { loadPlainPage } from './plain-page.ts';
import { readArticle, readPageView, readParts } from './read-document.ts';
import { readSettings } from './read-settings.ts';
import { keepSidebarScroll } from './reveal-current.ts';

/** Reads the page's state out of the document and gives the document to React. */
async function start(root: HTMLElement): Promise<void> {
  const settings = readSettings();
  const view = readPageView(root);
  // Before the islands are defined: they change the article's DOM.
  const [article, parts] = [readArticle(root), readParts(root)];
  if (view.kind !== 'not-found') cleanAddress(normalizePath(settings, location.pathname));
  const loadingPlain = loadPlainPage(view.kind);
  keepSidebarScroll(document.getElementById('shell_navigation'));
  await nextTask();
  defineIslands();
  await nextTask();
  const page = { settings, parts, view, article, plain: await loadingPlain };
  startTransition(() => {
    hydrateRoot(root, <App {...page} />, {
      onRecoverableError: error => console.error('React root recovery error:', error),
    });
  });
  if (!CSS.supports('position-area', 'block-end')) {
    const { placeMenus } = await import('./place-menus.ts');
    placeMenus();
  }
  if (settings.tagManager || settings.scripts) {
    const { loadExtraScripts } = await import('./extra-scripts.ts');
    loadExtraScripts(settings);
  }
}

/** Lets the browser answer the reader between two pieces of work. */
const nextTask = () => new Promise(resolve => setTimeout(resolve));

/** Shows the page's own address where the host served `events.html` or `events/`. */
function cleanAddress(path: string): void {
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
}

const root = document.getElementById('shell_root');
if (root) nextTask().then(() => start(root));
