import type { PageView, VersionLink } from '../model/page-view.ts';
import { keepPreferredVersion } from './preferred-version.ts';
import { useSettings } from './shell-context.tsx';

/** The menu of all versions, each leading to this page in that version or to the nearest thing. */
export function VersionMenu({ version, versions }: Pick<PageView, 'version' | 'versions'>) {
  const { versionPersistence } = useSettings();
  const keep = ({ name }: VersionLink) => {
    if (versionPersistence === 'localStorage') keepPreferredVersion(name);
  };
  return (
    <div className="version-menu">
      <button type="button" className="menu-button" popoverTarget="shell_versions">
        <span className="menu-label">Version</span> {version.label}
      </button>
      <ul id="shell_versions" className="menu" popover="auto">
        {versions.map(link => (
          <li key={link.name}>
            <a
              href={link.href}
              data-version={link.name}
              aria-current={link.name === version.name || undefined}
              onClick={() => keep(link)}
            >
              {link.label}
            </a>
            {link.isLast && <span data-latest>latest</span>}
            {link.absence && <span data-absence>{link.absence}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
