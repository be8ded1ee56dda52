/** How hosts lead an exact release to the version that documents it, as `versionOfRelease` does. */
import type { ReleaseVersion } from '../src/model/release.ts';

/** A release, as a regular expression, and the address of the version that documents it. */
export interface ReleaseRule {
  readonly pattern: string;
  readonly to: string;
}

const parts = (release: string): readonly string[] => release.split('.');
const bare = (path: string): string => path.replace(/\/$/, '');

/** Rules in order: those of minors first, then those of majors that are documented once. */
export function releaseRules(versions: readonly ReleaseVersion[]): readonly ReleaseRule[] {
  const minors = versions.map(({ release, path }) => {
    const [major, minor] = parts(release);
    return { pattern: `${major}\\.${minor}\\.\\d+`, to: bare(path) };
  });
  const majors = soleVersions(versions).map(({ release, path }) => ({
    pattern: `${parts(release)[0]}\\.\\d+\\.\\d+`,
    to: bare(path),
  }));
  return [...minors, ...majors];
}

const soleVersions = (versions: readonly ReleaseVersion[]): readonly ReleaseVersion[] =>
  versions.filter(({ release }) => {
    const same = versions.filter(other => parts(other.release)[0] === parts(release)[0]);
    return same.length === 1;
  });

/** For hosts without patterns: every patch of a minor up to the documented one. */
export const listedReleases = (
  versions: readonly ReleaseVersion[],
): readonly { release: string; to: string }[] =>
  versions.flatMap(({ release, path }) => {
    const [major, minor, patch] = parts(release);
    return Array.from({ length: Number(patch) + 1 }, (_, index) => ({
      release: `${major}.${minor}.${index}`,
      to: bare(path),
    }));
  });
