import { useEffect } from 'react';
import type { PageView, VersionLink } from '../model/page-view.ts';
import { useSettings } from './shell-context.tsx';
import { lasting, storageKeys } from './storage.ts';

/** Older sites kept the version that was not released yet under this name. */
const formerNameOfNext = 'current';

/** Name of the version that the reader chose last, whether the site still has it or not. */
export function readPreferredVersion(): string | null {
  const stored = lasting.read(storageKeys.preferredVersion);
  return stored === formerNameOfNext ? 'next' : stored;
}

/** Keeps the version that the reader chose. */
export function keepPreferredVersion(name: string): void {
  lasting.write(storageKeys.preferredVersion, name);
}

/** Forgets a stored version that the site no longer has. */
export function usePreferredVersion(versions: readonly VersionLink[]): void {
  const { versionPersistence } = useSettings();
  useEffect(() => {
    if (versionPersistence === 'none') return;
    const name = readPreferredVersion();
    if (name !== null && !versions.some(version => version.name === name)) {
      lasting.remove(storageKeys.preferredVersion);
    }
  }, [versionPersistence, versions]);
}

/** Leads the links of the navbar into the preferred version, where that is not the one on screen. */
export function usePreferredLinks({ version, versions }: PageView): void {
  const settings = useSettings();
  useEffect(() => {
    if (settings.versionPersistence === 'none') return;
    const name = readPreferredVersion();
    if (name === null || name === version.name || !versions.some(other => other.name === name))
      return;
    let isLeft = false;
    import('./navigation/preferred-links.ts')
      .then(({ findPreferredLinks }) => findPreferredLinks(name, settings))
      .then(placement => isLeft || placement())
      .catch(error => console.warn('The preferred version could not be looked up.', error));
    return () => {
      isLeft = true;
    };
  }, [settings, version, versions]);
}
