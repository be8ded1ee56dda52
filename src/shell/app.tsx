import type { PageView } from '../model/page-view.ts';
import type { ShellSettings } from '../model/shell-settings.ts';
import { Frame } from './frame.tsx';
import { type Parts, PartsContext } from './inert.tsx';
import { SettingsContext } from './shell-context.tsx';

export interface AppProps {
  readonly settings: ShellSettings;
  readonly parts: Parts;
  readonly view: PageView;
  /** The inside of the article, placed in the page's version. */
  readonly article: string | TrustedHTML;
}

/** The whole page: rendered into the document by the builder, hydrated from the document by the browser. */
export const App = ({ settings, parts, view, article }: AppProps) => (
  <SettingsContext value={settings}>
    <PartsContext value={parts}>
      <Frame view={view} article={article} />
    </PartsContext>
  </SettingsContext>
);
