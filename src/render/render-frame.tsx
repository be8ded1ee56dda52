import { renderToString } from 'react-dom/server';
import type { PageView } from '../model/page-view.ts';
import type { ShellSettings } from '../model/shell-settings.ts';
import { App } from '../shell/app.tsx';
import type { PartName } from '../shell/inert.tsx';
import { NotFound } from '../shell/not-found/not-found.tsx';
import type { PlainPage } from '../shell/plain-page.ts';
import { SearchPlace } from '../shell/search-place.tsx';

/** What a page's frame is rendered from: everything around the article, and not the article. */
export interface FrameSource {
  readonly settings: ShellSettings;
  /** See `renderParts`. */
  readonly parts: Readonly<Record<PartName, string>>;
  readonly view: PageView;
}

/** Stands in a frame where the article goes; no text can say it, since React escapes texts. */
export const articlePlace = '<!--the article-->';

const plainPages: Partial<Record<PageView['kind'], PlainPage>> = {
  'not-found': NotFound,
  search: SearchPlace,
};

/** All that React renders of a page: the shell, with a mark where the article goes. */
export const renderFrame = (source: FrameSource): string =>
  renderToString(<App {...source} article={articlePlace} plain={plainPages[source.view.kind]} />);
