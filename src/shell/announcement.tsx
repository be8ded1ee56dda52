import { useEffect, useState } from 'react';
import { Icon } from './icons.tsx';
import { Inert } from './inert.tsx';
import { useSettings } from './shell-context.tsx';
import { lasting, storageKeys } from './storage.ts';

const attribute = 'announcementDismissed';

/** The bar above the page. Dismissing it lasts until the site announces something else. */
export function Announcement({ inert }: { inert: boolean }) {
  const { announcement } = useSettings();
  const [dismissed, setDismissed] = useState(false);
  const id = announcement?.id;
  useEffect(() => {
    if (id === undefined || lasting.read(storageKeys.announcementId) === id) return;
    lasting.write(storageKeys.announcementId, id);
    lasting.write(storageKeys.announcementDismissed, 'false');
  }, [id]);
  if (!announcement || dismissed) return null;
  const dismiss = () => {
    lasting.write(storageKeys.announcementDismissed, 'true');
    document.documentElement.dataset[attribute] = '';
    setDismissed(true);
  };
  return (
    <section className="announcement" aria-label="Announcement" inert={inert}>
      <Inert name="announcement" />
      {announcement.isCloseable && (
        <button
          type="button"
          className="icon-button"
          aria-label="Close announcement"
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
