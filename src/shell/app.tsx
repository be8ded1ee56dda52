import type { PageView } from '../model/page-view.ts';
import type { ShellSettings } from '../model/shell-settings.ts';
import { Frame } from './frame.tsx';
import { type Parts, PartsContext } from './inert.tsx';
import type { PlainPage } from './plain-page.ts';
import { SettingsContext } from './shell-context.tsx';

export interface AppProps {
  readonly settings: ShellSettings;
  readonly parts: Parts;
  readonly view: PageView;
  /** The inside of the article, placed in the page's version. */
  readonly article: string | TrustedHTML;
  /** What stands in place of an article, if the view is none of a page. */
  readonly plain?: PlainPage | undefined;
}

/** The whole page: rendered into the document by the builder, hydrated from the document by the browser. */
export const App = ({ settings, parts, view, article, plain }: AppProps) => (
  <SettingsContext value={settings}>
    <PartsContext value={parts}>
      <Frame view={view} article={article} plain={plain} />
    </PartsContext>
  </SettingsContext>
);
