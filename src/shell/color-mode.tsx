import { useEffect, useSyncExternalStore } from 'react';
import type { ColorMode as Mode } from '../model/shell-settings.ts';
import { Icon } from './icons.tsx';
import { useSettings } from './shell-context.tsx';
import { lasting, storageKeys } from './storage.ts';

const otherMode = { light: 'dark', dark: 'light' } as const;

const readMode = (): Mode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

const showMode = (mode: Mode) => {
  document.documentElement.dataset.theme = mode;
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[data-for]')) {
    color.media = color.dataset.for === mode ? 'all' : 'not all';
  }
};

// The root's attribute is the state: the first-paint script sets it before React is there.
function watchMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Shows the mode that the reader chose in another tab. */
function useChoiceOfOtherTabs(fallback: Mode): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKeys.theme && key !== null) return;
      showMode(newValue === 'light' || newValue === 'dark' ? newValue : fallback);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [fallback]);
}

/** Follows the system's mode while the reader has not chosen one, where the site is set to. */
function useModeOfSystem(respect: boolean): void {
  useEffect(() => {
    if (!respect) return;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      if (lasting.read(storageKeys.theme) === null) showMode(dark.matches ? 'dark' : 'light');
    };
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, [respect]);
}

/** The button that switches between light and dark. */
export function ColorMode() {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = useSettings().colorMode;
  const mode = useSyncExternalStore(watchMode, readMode, () => defaultMode);
  useChoiceOfOtherTabs(defaultMode);
  useModeOfSystem(respectPrefersColorScheme);
  if (disableSwitch) return null;
  const choose = () => {
    showMode(otherMode[mode]);
    lasting.write(storageKeys.theme, otherMode[mode]);
  };
  const name = `Switch to ${otherMode[mode]} mode`;
  return (
    <button type="button" className="icon-button color-mode" aria-label={name} onClick={choose}>
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
