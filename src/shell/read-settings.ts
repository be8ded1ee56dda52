import type { ShellSettings } from '../model/shell-settings.ts';

/** The settings that stand on the document's root. */
export const readSettings = (): ShellSettings =>
  JSON.parse(document.documentElement.dataset.site ?? '{}') as ShellSettings;
