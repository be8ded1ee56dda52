import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toAddress } from '../model/url.ts';
import { Icon } from './icons.tsx';
import type { loadDialog } from './load-dialog.ts';
import { useSettings } from './shell-context.tsx';

/** Opens the search: by a click, by Ctrl+K, ⌘K or `/`. Nothing of it is loaded before there is a sign that it is wanted. */
export function SearchButton({ version }: { version: string }) {
  const settings = useSettings();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  // Not whether it is open: the dialog knows that itself, and a key may come before it has said that it closed.
  const [timesOpened, setTimesOpened] = useState(0);
  const loading = useRef<Promise<unknown>>(undefined);
  const load = useCallback(() => {
    loading.current ??= import('./load-dialog.ts')
      .then(module => module.loadDialog(settings))
      .then(
        result => startTransition(() => setLoaded(result)),
        error => {
          loading.current = undefined;
          throw error;
        },
      );
    return loading.current;
  }, [settings]);
  const open = useCallback(() => {
    setTimesOpened(times => times + 1);
    load().catch(error => {
      // Without the dialog there is still the page.
      console.warn('The search could not be loaded; its page is opened instead.', error);
      location.assign(toAddress(settings, 'search'));
    });
  }, [load, settings]);
  const preload = () => void load().catch(() => undefined);
  useShortcut(open);
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="search" />
        <span className="search-label">Search</span>
        <span className="search-key" aria-hidden="true">
          /
        </span>
      </button>
      {loaded &&
        createPortal(
          <loaded.Dialog {...loaded.opened} version={version} timesOpened={timesOpened} />,
          document.body,
        )}
    </>
  );
}

/** The keys that open the search from everywhere; `/` only where nothing is being written. */
function useShortcut(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.defaultPrevented || !(isChord || (isSlash && !isWriting(event.target)))) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
