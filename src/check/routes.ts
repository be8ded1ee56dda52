import { verifiedKey } from '../model/build-site.ts';
import type { Problem } from '../model/problem.ts';
import type { Doc, DocVersion, Site } from '../model/site.ts';

/** Slugs that the site itself serves below a version. */
const reservedSlugs = ['search', 'verified', '_'];

/** Two pages at one address (a warning: the first one stands), two docs with one id, and slugs that are taken. */
export const checkRoutes = (site: Site): readonly Problem[] =>
  site.versions.flatMap(version => [
    ...findDoubles(version, doc => doc.path, duplicateRoute),
    ...findDoubles(version, doc => doc.id, duplicateId),
    ...version.docs.filter(doc => isReserved(doc, site)).map(doc => reservedSlug(doc, version)),
  ]);

function findDoubles(
  version: DocVersion,
  identity: (doc: Doc) => string,
  report: (doc: Doc, first: Doc, version: DocVersion) => Problem,
): Problem[] {
  const seen = new Map<string, Doc>();
  return version.docs.flatMap(doc => {
    const first = seen.get(identity(doc));
    if (first) return [report(doc, first, version)];
    seen.set(identity(doc), doc);
    return [];
  });
}

const atTop = ({ file }: Doc, { name }: DocVersion) => ({
  file,
  line: 1,
  column: 1,
  versions: [name],
});

const duplicateRoute = (doc: Doc, first: Doc, version: DocVersion): Problem => ({
  ...atTop(doc, version),
  severity: 'warning',
  message: `Two pages have the address of the slug \`${doc.slug}\``,
  hint: `${first.file} is served there; give this page another \`slug\`.`,
});

const duplicateId = (doc: Doc, first: Doc, version: DocVersion): Problem => ({
  ...atTop(doc, version),
  severity: 'error',
  message: `Two pages have the id \`${doc.id}\``,
  hint: `the other one is ${first.file}; give this page another \`id\`.`,
});

/** A page of the latest version must not hide the address of another version; one page is the site's own. */
const isReserved = ({ key, slug }: Doc, site: Site): boolean => {
  if (key === verifiedKey && slug === 'verified') return false;
  const [first = ''] = slug.split('/');
  return reservedSlugs.includes(first) || site.versions.some(version => version.name === first);
};

const reservedSlug = (doc: Doc, version: DocVersion): Problem => ({
  ...atTop(doc, version),
  severity: 'error',
  message: `The slug \`${doc.slug}\` is taken by the site itself`,
  hint: 'choose another `slug`; versions, `search`, `verified` and `_` are taken.',
});
