import type { ShellSettings } from '../model/shell-settings.ts';
import { openSearch, SearchDialog } from '../search/browser/search-dialog.tsx';
import { toSearchHost } from './search-host.ts';

/** The search dialog with all that it needs to answer. */
export const loadDialog = async (settings: ShellSettings) => ({
  Dialog: SearchDialog,
  opened: await openSearch(toSearchHost(settings)),
});
