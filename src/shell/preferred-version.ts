import { useEffect } from 'react';
import type { VersionLink } from '../model/page-view.ts';
import { useSettings } from './shell-context.tsx';
import { lasting, storageKeys } from './storage.ts';

/** Older sites kept the version that was not released yet under this name. */
const formerNameOfNext = 'current';

/** Forgets a stored version that the site no longer has. */
export function usePreferredVersion(versions: readonly VersionLink[]): void {
  const { versionPersistence } = useSettings();
  useEffect(() => {
    if (versionPersistence === 'none') return;
    const stored = lasting.read(storageKeys.preferredVersion);
    const name = stored === formerNameOfNext ? 'next' : stored;
    if (name !== null && !versions.some(version => version.name === name)) {
      lasting.remove(storageKeys.preferredVersion);
    }
  }, [versionPersistence, versions]);
}

/** Keeps the version that the reader chose. */
export function keepPreferredVersion(name: string): void {
  lasting.write(storageKeys.preferredVersion, name);
}
