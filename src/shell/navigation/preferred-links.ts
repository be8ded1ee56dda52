import { buildPlacement } from '../../model/placement.ts';
import type { ShellSettings } from '../../model/shell-settings.ts';
import { relinkParts } from './relink-parts.ts';
import { openSiteData } from './site-data.ts';

/** Finds the pages of a version; what it gives leads the navbar's links to them. */
export async function findPreferredLinks(
  name: string,
  settings: ShellSettings,
): Promise<() => void> {
  const data = openSiteData(settings.baseUrl);
  const { versions } = await data.site();
  const version = versions.find(candidate => candidate.name === name);
  if (!version) return () => undefined;
  const placement = buildPlacement(version, await data.version(version), settings);
  return () => relinkParts('.part-links', placement);
}
