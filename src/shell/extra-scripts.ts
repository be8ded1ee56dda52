import type { ShellSettings } from '../model/shell-settings.ts';
import { trustedScriptUrl } from './trusted-html.ts';

type ExtraScripts = Pick<ShellSettings, 'tagManager' | 'scripts'>;

/** Loads the tag manager and the further scripts of the settings, unless the reader asks not to be tracked. */
export function loadExtraScripts({ tagManager, scripts = [] }: ExtraScripts): void {
  if (asksNotToBeTracked(navigator)) return;
  for (const address of scripts) append(trustedScriptUrl(address));
  if (!tagManager) return;
  const { containerId, host } = tagManager;
  const layered = globalThis as { dataLayer?: object[] };
  layered.dataLayer ??= [];
  layered.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  // The policy of a site with a tag manager has no Trusted Types.
  append(`${host}/gtm.js?id=${containerId}`);
}

/** Do Not Track, or its successor Global Privacy Control. */
export const asksNotToBeTracked = (signals: object): boolean =>
  ('doNotTrack' in signals && signals.doNotTrack === '1') ||
  ('globalPrivacyControl' in signals && signals.globalPrivacyControl === true);

function append(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
