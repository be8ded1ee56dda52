import { sidebarKeys } from '../model/build-sidebar.ts';
import { landingKey, type PageSource } from '../model/build-site.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { findPlace } from '../model/find-place.ts';
import type { Problem } from '../model/problem.ts';
import type { SidebarEntryInput } from '../model/sidebar.ts';
import type { Site } from '../model/site.ts';

/** A file that a maintainer wrote, to find places in. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** What the sidebar names and does not exist, and pages whose category the sidebar has no place for. */
export function checkSidebar(
  site: Site,
  written: { readonly entries: readonly SidebarEntryInput[]; readonly source: SourceText },
  pages: readonly (PageSource & SourceText)[],
): readonly Problem[] {
  const valid = pages.map(page => page.key);
  const unknown = sidebarKeys(written.entries)
    .filter(key => !valid.includes(key))
    .map(
      (key): Problem => ({
        ...findPlace(written.source, `'${key}'`),
        severity: 'error',
        message: `The sidebar names the page \`${key}\`, which does not exist`,
        hint: didYouMean(key, valid),
        versions: [],
      }),
    );
  return [...unknown, ...pages.flatMap(page => checkPlaceInSidebar(site, page))];
}

function checkPlaceInSidebar(site: Site, page: PageSource & SourceText): Problem[] {
  if (page.key === landingKey) return [];
  const versions = site.versions
    .filter(version =>
      version.docs.some(
        doc => doc.key === page.key && doc.category !== undefined && doc.sidebar === undefined,
      ),
    )
    .map(version => version.name);
  if (versions.length === 0) return [];
  return [
    {
      ...findPlace(page, 'category:'),
      severity: 'error',
      message: 'The page names a category that has no place for it in `content/sidebar.ts`',
      hint: `add '${page.key}' to that category, or correct \`category\`; leave it out for a page without a sidebar entry.`,
      versions,
    },
  ];
}
