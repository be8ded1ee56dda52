import type { ApiChanges } from '../model/api-changes.ts';
import type { Fragment } from '../model/article.ts';
import type { Doc, DocVersion, Site } from '../model/site.ts';
import { defaultExportOf } from './default-export.ts';

/** What a layout may show beside the article. */
export interface LayoutScope {
  readonly site: Site;
  readonly version: DocVersion;
  readonly doc: Doc;
  /** What came and went in the toolchain since the version before, where the facts tell. */
  readonly changes?: ApiChanges;
}

/** A layout makes an article's final text; what it adds must be version-neutral where it can be. */
export type Layout = (fragment: Fragment, scope: LayoutScope) => Fragment;

const modules = import.meta.glob<{ default?: Layout }>('./layouts/*.tsx', { eager: true });

/** Applies the layout that a page's front matter names. */
export function applyLayout(name: string, fragment: Fragment, scope: LayoutScope): Fragment {
  const path = `./layouts/${name}.tsx`;
  return defaultExportOf<Layout>(modules[path] ?? {}, path)(fragment, scope);
}
