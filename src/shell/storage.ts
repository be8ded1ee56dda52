/** Names of what the reader's choices are kept under; returning readers keep theirs. */
export const storageKeys = {
  theme: 'theme',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  preferredVersion: 'docs-preferred-version-default',
  sidebarScroll: 'docs.sidebar-scroll',
} as const;

/** A place that keeps the reader's choices. Where storage is unavailable it warns and is empty. */
export interface Store {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Wraps a storage that may be missing, forbidden or full. */
export function openStore(kind: 'localStorage' | 'sessionStorage'): Store {
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(globalThis[kind]);
    } catch (error) {
      console.warn(`${kind} is not available, so this choice is not kept.`, error);
      return null;
    }
  };
  return {
    read: key => attempt(storage => storage.getItem(key)),
    write: (key, value) => void attempt(storage => storage.setItem(key, value)),
    remove: key => void attempt(storage => storage.removeItem(key)),
  };
}

/** Choices that outlive the visit. */
export const lasting = openStore('localStorage');

/** What is kept while the tab is open. */
export const session = openStore('sessionStorage');
