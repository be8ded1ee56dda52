import { compare, inc } from 'semver';
import type { VersionEntry, Versions } from '../../src/model/version.ts';

/** What a maintainer asks for. */
export interface CutRequest {
  /** Name of the version to cut: `v4.13`. */
  readonly name: string;
  /** The release that it documents; that of the unreleased version when left out. */
  readonly release?: string | undefined;
  /** The release that the unreleased version documents from now on; the next minor when left out. */
  readonly next?: string | undefined;
  /** Day of the release. */
  readonly released?: string | undefined;
}

/** Something that stands in the way of a cut. */
export class CutError extends Error {}

const unreleased = 'next';

/**
 * The versions after a cut: the new one is the latest, the former latest one of many, and the
 * unreleased version goes on to a later release.
 */
export function planCut(before: Versions, request: CutRequest): Versions {
  const { name } = request;
  const next = before.versions.find(entry => entry.name === unreleased);
  const release = request.release ?? next?.release;
  if (release === undefined)
    throw new CutError(`There is no version "next" to take the release from; say --release.`);
  requireNew(before, name, release);
  const entry = newEntry(name, release, { request, next, before });
  const [ahead, behind] = [
    before.versions.filter(version => version.name === unreleased),
    before.versions.filter(version => version.name !== unreleased),
  ];
  return {
    latest: name,
    versions: [...ahead.map(version => moveOn(version, release, request)), entry, ...behind],
  };
}

function requireNew({ versions, latest }: Versions, name: string, release: string): void {
  if (!/^v\d+(\.\d+)?$/.test(name))
    throw new CutError(`"${name}" is no name of a version; write for example v4.13.`);
  if (versions.some(version => version.name === name))
    throw new CutError(`There is a version "${name}" already.`);
  if (!`${release}.`.startsWith(`${name.slice(1)}.`))
    throw new CutError(
      `${name} cannot document ${release}, which is a release of another version.`,
    );
  const former = versions.find(version => version.name === latest);
  if (former && compare(release, former.release) <= 0)
    throw new CutError(
      `${release} is not later than ${former.release}, which ${latest} documents.`,
    );
}

interface EntryScope {
  readonly request: CutRequest;
  readonly next: VersionEntry | undefined;
  readonly before: Versions;
}

/** The unreleased version's day is that of the release which it documented. */
function newEntry(
  name: string,
  release: string,
  { request, next, before }: EntryScope,
): VersionEntry {
  const former = before.versions.find(version => version.name === before.latest);
  const released = request.released ?? (next?.release === release ? next.released : undefined);
  return {
    name,
    release,
    ...(released !== undefined && { released }),
    ...(former?.support !== undefined && { support: former.support }),
  };
}

function moveOn(
  { released: _, ...next }: VersionEntry,
  release: string,
  request: CutRequest,
): VersionEntry {
  const later = request.next ?? inc(release, 'minor') ?? release;
  if (compare(later, release) <= 0)
    throw new CutError(
      `The version "next" cannot document ${later}, which is not later than ${release}.`,
    );
  return { ...next, release: later };
}
