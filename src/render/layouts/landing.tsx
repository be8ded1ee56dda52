import { renderToStaticMarkup } from 'react-dom/server';
import type { Fragment } from '../../model/article.ts';
import { pageLinkToHref } from '../../model/link.ts';
import type { SidebarCategory, SidebarItem } from '../../model/sidebar.ts';
import { sidebarLinks } from '../../model/sidebar.ts';
import { type DocVersion, getSidebar } from '../../model/site.ts';
import type { LayoutScope } from '../apply-layout.ts';

/** A version's front door: the article that the maintainers wrote, then every section with its pages. */
export default function landing(fragment: Fragment, { version }: LayoutScope): Fragment {
  const categories = getSidebar(version, 'docs').items.filter(isCategory);
  const sections = renderToStaticMarkup(<Sections categories={categories} version={version} />);
  return { ...fragment, toc: [], html: `<div class="landing">${fragment.html}${sections}</div>` };
}

const isCategory = (item: SidebarItem): item is SidebarCategory => item.type === 'category';

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
