import type { VersionSummary } from './manifest.ts';
import { type AddressStyle, toAddress } from './url.ts';

/** A version as far as its addresses go. */
export type AddressedVersion = Pick<VersionSummary, 'path' | 'isLast'>;

/** `(v4.11, 'events')` -> `/docs/v4.11/events`; the version's own address for an empty slug. */
export function pageAddress(version: AddressedVersion, slug: string, style: AddressStyle): string {
  if (slug === '') return version.path;
  const below = withoutEnd(version.path.slice(style.baseUrl.length));
  return toAddress(style, `${below}/${slug}`);
}

/**
 * The version and the slug that a clean path means; undefined outside of the documentation.
 * `/docs/v4.11/events` -> v4.11, `events`; `/docs/events` -> the latest, `events`
 */
export function matchAddress<Version extends AddressedVersion>(
  path: string,
  versions: readonly Version[],
  { baseUrl }: AddressStyle,
): { readonly version: Version; readonly slug: string } | undefined {
  if (!`${path}/`.startsWith(baseUrl)) return undefined;
  const whole = withoutEnd(path);
  const named = versions.find(({ isLast, path: own }) => {
    return !isLast && `${whole}/`.startsWith(`${withoutEnd(own)}/`);
  });
  const version = named ?? versions.find(({ isLast }) => isLast);
  if (!version) return undefined;
  return { version, slug: whole.slice(withoutEnd(version.path).length + 1) };
}

const withoutEnd = (path: string): string => path.replace(/\/+$/, '');
