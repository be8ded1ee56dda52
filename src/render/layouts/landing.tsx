import { Fragment as Together } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiChanges, ApiName } from '../../model/api-changes.ts';
import type { Fragment } from '../../model/article.ts';
import { pageLinkToHref } from '../../model/link.ts';
import { type SidebarCategory, type SidebarItem, sidebarLinks } from '../../model/sidebar.ts';
import { type DocVersion, getSidebar } from '../../model/site.ts';
import type { LayoutScope } from '../apply-layout.ts';

/**
 * A version's front door: what the maintainers wrote, with what comes before the first heading set
 * large; what the facts say has changed; then every section with its pages.
 */
export default function landing(fragment: Fragment, { site, version, changes }: LayoutScope) {
  const [hero = '', ...parts] = fragment.html.split(/(?=<h2 )/);
  const before = site.versions[site.versions.indexOf(version) + 1];
  const categories = getSidebar(version, 'docs').items.filter(isCategory);
  const html = [
    `<div class="hero">${hero}</div>`,
    ...parts.map(part => `<section>${part}</section>`),
    renderToStaticMarkup(
      <>
        {changes && before && <Changes changes={changes} before={before.label} />}
        <Sections categories={categories} version={version} />
      </>,
    ),
  ].join('');
  return { ...fragment, toc: [], html: `<div class="landing">${html}</div>` };
}

const isCategory = (item: SidebarItem): item is SidebarCategory => item.type === 'category';

/** More names than this are not looked over any more. */
const mostNames = 12;

const Changes = ({ changes, before }: { changes: ApiChanges; before: string }) => (
  <section className="landing-changes">
    <p>
      Since {before}, <Names names={changes.added} verb="new" none="nothing new" />, and{' '}
      <Names names={changes.removed} verb="gone" none="nothing gone" /> among decorators, options
      and flags, as the two releases declare them.
    </p>
  </section>
);

function Names({ names, verb, none }: { names: readonly ApiName[]; verb: string; none: string }) {
  if (names.length === 0) return none;
  const shown = names.slice(0, mostNames);
  return (
    <>
      {shown.map(({ name, of }, index) => (
        <Together key={name}>
          {index > 0 && ', '}
          <code title={of}>{name}</code>
        </Together>
      ))}
      {names.length > shown.length && ` and ${names.length - shown.length} more`}
      {names.length === 1 ? ' is ' : ' are '}
      {verb}
    </>
  );
}

function Sections({
  categories,
  version,
}: {
  categories: readonly SidebarCategory[];
  version: DocVersion;
}) {
  return (
    <section aria-labelledby="sections" className="landing-sections">
      <h2 id="sections">All sections</h2>
      <ul className="landing-list">
        {categories.map(category => (
          <li key={category.label}>
            <h3>{category.label}</h3>
            <PageLinks category={category} version={version} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PageLinks({ category, version }: { category: SidebarCategory; version: DocVersion }) {
  return (
    <ul>
      {[...sidebarLinks(category.items)]
        .filter(link => !link.unlisted)
        .map(link => (
          <li key={link.href}>
            <a href={neutralHref(link.href, version)}>{link.label}</a>
          </li>
        ))}
    </ul>
  );
}

/** Links name pages rather than addresses, so that versions with the same sections share one landing. */
function neutralHref(href: string, version: DocVersion): string {
  const doc = version.docs.find(candidate => candidate.path === href);
  return doc ? pageLinkToHref({ page: doc.key, hash: '' }) : href;
}
