import type { PageKey } from './link.ts';
import { sidebarLinks } from './sidebar.ts';
import { type Doc, type DocVersion, findDocByKey, getSidebar, type Site } from './site.ts';

/** Why a version does not have a page, and what is nearest to it there. */
export interface Absence {
  /** `New in v4.5`, `Removed in v4.0; see Custom elements` */
  readonly note: string;
  /** Slug of the nearest page; the landing's '' when there is none. */
  readonly slug: string;
}

/** What a reader of a page finds in a version that does not have it. */
export function findAbsence(site: Site, doc: Doc, version: DocVersion): Absence {
  const successor = doc.successor ? findDocByKey(version, doc.successor) : undefined;
  const nearest = successor ?? firstOfCategory(doc, version);
  const see = successor ? `; see ${successor.label}` : '';
  return { note: explain(site, doc.key, version) + see, slug: nearest?.slug ?? '' };
}

/** Versions run from the newest to the oldest. */
function explain({ versions }: Site, key: PageKey, version: DocVersion): string {
  const newest = versions.findIndex(other => findDocByKey(other, key));
  const oldest = versions.findLastIndex(other => findDocByKey(other, key));
  const place = versions.indexOf(version);
  if (place > oldest) return `New in ${versions[oldest]?.label}`;
  if (place < newest) return `Removed in ${versions[newest - 1]?.label}`;
  return `Not in ${version.label}`;
}

/** The page with which the sidebar opens the category. */
function firstOfCategory({ category }: Doc, version: DocVersion): Doc | undefined {
  const own = version.docs.filter(other => other.category === category && category !== undefined);
  for (const { href, unlisted } of sidebarLinks(getSidebar(version, 'docs').items)) {
    const doc = unlisted ? undefined : own.find(({ path }) => path === href);
    if (doc) return doc;
  }
  return undefined;
}
