import { useEffect, useState } from 'react';
import type { PageView } from '../../model/page-view.ts';
import { readPreferredVersion } from '../preferred-version.ts';
import { useSettings } from '../shell-context.tsx';
import { Spinner } from '../spinner.tsx';
import { advise } from './advise.ts';
import type { Advice } from './missing-page.ts';

const mayBe =
  'The address may be mistyped, or the page may belong to another version of the documentation.';

/** What stands where a page does not: every version's start at once, with script the likely pages. */
export function NotFound({ view }: { view: PageView }) {
  const settings = useSettings();
  const [advice, setAdvice] = useState<Advice | 'none'>();
  useEffect(() => {
    advise(location.pathname, settings, readPreferredVersion())
      .then(found => {
        if (found.moved) location.replace(found.moved + location.search + location.hash);
        else setAdvice(found);
      })
      .catch(error => {
        console.warn('Pages like this one could not be looked for.', error);
        setAdvice('none');
      });
  }, [settings]);
  return (
    <article className="prose not-found">
      <h1>This page is not here</h1>
      <div aria-live="polite">
        <p>{(advice !== 'none' && advice?.absence) || mayBe}</p>
        {advice === undefined && <Spinner label="Looking for pages like this one" />}
        {advice && advice !== 'none' && <Advices {...advice} />}
      </div>
      <h2>Start from a version</h2>
      <ul className="version-list">
        {view.versions.map(({ name, label, href }) => (
          <li key={name}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}

const Advices = ({ elsewhere, closest }: Advice) => (
  <>
    {elsewhere.length > 0 && (
      <>
        <h2>Versions that have it</h2>
        <LinkList links={elsewhere} className="version-list" />
      </>
    )}
    {closest.length > 0 && (
      <>
        <h2>Did you mean</h2>
        <LinkList links={closest} />
      </>
    )}
  </>
);

interface LinkListProps {
  readonly links: Advice['closest'];
  readonly className?: string;
}

const LinkList = ({ links, className }: LinkListProps) => (
  <ul className={className}>
    {links.map(({ href, label }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);
