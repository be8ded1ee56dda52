/** A version as an exact release is matched with it. */
export interface ReleaseVersion {
  readonly path: string;
  readonly release: string;
}

const minorOf = (release: string): string => release.split('.').slice(0, 2).join('.');
const majorOf = (release: string): string => release.split('.', 1).join('');

/**
 * The version that documents an exact release: that of its minor, else the one version of its major.
 * `4.7.1` -> v4.7, `3.0.1` -> v3 (which documents 3.4.2)
 */
export function versionOfRelease<Version extends ReleaseVersion>(
  release: string,
  versions: readonly Version[],
): Version | undefined {
  if (!/^\d+\.\d+\.\d+$/.test(release)) return undefined;
  const ofMinor = versions.find(version => minorOf(version.release) === minorOf(release));
  if (ofMinor) return ofMinor;
  const ofMajor = versions.filter(version => majorOf(version.release) === majorOf(release));
  return ofMajor.length === 1 ? ofMajor[0] : undefined;
}
