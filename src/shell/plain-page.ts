import type { ComponentType } from 'react';
import type { PageView } from '../model/page-view.ts';

/** The text of what is no page of the documentation: made by the shell, not by an author. */
export type PlainPage = ComponentType<{ readonly view: PageView }>;

/** Loads what stands in place of an article, where the document has none. */
export async function loadPlainPage(kind: PageView['kind']): Promise<PlainPage | undefined> {
  if (kind === 'not-found') return (await import('./not-found/not-found.tsx')).NotFound;
  if (kind === 'search') return (await import('./search-page.tsx')).SearchPage;
  return undefined;
}
