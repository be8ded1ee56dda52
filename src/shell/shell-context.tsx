import { createContext, use } from 'react';
import type { ShellSettings } from '../model/shell-settings.ts';

/** The settings, for every component of the shell. */
export const SettingsContext = createContext<ShellSettings | undefined>(undefined);

/** The settings of the site; throws outside of the shell. */
export function useSettings(): ShellSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings is used outside of SettingsContext.');
  return settings;
}
