import { type Api, decoratorsIn, flagIn, stateIn } from '../../src/model/api.ts';
import { findPlace } from '../../src/model/find-place.ts';
import type { Place, Problem } from '../../src/model/problem.ts';
import type { VersionRelease } from './check-commands.ts';
import { describeReleases } from './describe-releases.ts';
import type { CodePage } from './read-page-code.ts';
import type { PageCode } from './sample.ts';

/** A public name that a release does not have, and the releases that have it. */
export interface Absence {
  readonly name: string;
  readonly releases: readonly string[];
  readonly place: Place;
}

/**
 * Names in inline code that are public API in some releases and not in this one. Only what the
 * facts know counts, and of members only names that nothing else is likely to have.
 */
export function findAbsences({ names }: PageCode, release: string, api: Api): readonly Absence[] {
  return names.flatMap(({ text, place }) => {
    const found = publicName(text, api);
    if (!found) return [];
    const releases = api.releases.filter(found.isIn);
    const isFine = releases.length === 0 || releases.includes(release);
    return isFine ? [] : [{ name: found.name, releases, place }];
  });
}

/** Names in a page's inline code that a version does not have, unless the page says that it knows; and what it says in vain. */
export function checkNames(
  { file, text, slices }: CodePage,
  versions: readonly VersionRelease[],
  api: Api,
): readonly Problem[] {
  const absent = absentNames(text);
  const absences = slices.flatMap(slice =>
    versions
      .filter(({ name }) => slice.versions.includes(name))
      .flatMap(({ name: version, release }) =>
        findAbsences(slice, release, api).map(absence => ({ ...absence, version })),
      ),
  );
  const met = new Set(absences.map(({ name }) => name));
  return [
    ...absences
      .filter(({ name }) => !absent.has(name))
      .map(absence => ({ ...absentName(absence, api), versions: [absence.version] })),
    ...[...absent].filter(name => !met.has(name)).map(name => saidInVain({ file, text }, name)),
  ];
}

interface PublicName {
  readonly name: string;
  readonly isIn: (release: string) => boolean;
}

/** The public name that a piece of inline code means: `@Prop()`, `--docs-json`, `ConfigExtras`, `enableCacheStats: true`. */
export function publicName(text: string, api: Api): PublicName | undefined {
  const decorator = /^@(\w+)(\(.*\))?$/s.exec(text)?.[1];
  if (decorator)
    return {
      name: `@${decorator}`,
      isIn: release => decoratorsIn(api, release).includes(decorator),
    };
  const flag = /^--?[a-z][\w-]*/i.exec(text)?.[0];
  if (flag) return { name: flag, isIn: release => flagIn(api, flag, release) !== undefined };
  const word = /^(?:[\w.]+\.)?([A-Za-z_]\w*)(?:\(\))?(?:: .*)?$/s.exec(text)?.[1];
  return word && isTelling(word)
    ? { name: word, isIn: release => isNamedIn(api, word, release) }
    : undefined;
}

/** Names of two words or more: `formAssociated`, `TestingConfig`; `width` could be anybody's. */
const isTelling = (name: string): boolean => /[a-z][A-Z]|^__/.test(name);

function isNamedIn(api: Api, name: string, release: string): boolean {
  const isType = stateIn(own(api.types, name)?.states, release) !== undefined;
  const isExport = Object.values(api.exports).some(names => stateIn(own(names, name), release));
  return (
    isType ||
    isExport ||
    Object.values(api.types).some(({ members }) => stateIn(own(members, name), release))
  );
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function absentName({ place, name, releases }: Absence, api: Api): Omit<Problem, 'versions'> {
  return {
    ...place,
    severity: 'error',
    message: `\`${name}\` does not exist`,
    hint: `it exists ${describeReleases(releases, api)}; a page that must name it says so in a comment: \`<!-- absent: ${name} -->\`.`,
  };
}

const saidInVain = (page: { file: string; text: string }, name: string): Problem => ({
  ...findPlace(page, 'absent:'),
  severity: 'error',
  message: `The page says that \`${name}\` is absent, but names it in no version without it`,
  hint: 'take the name out of the comment.',
  versions: [],
});

/** The names that a page mentions although a version has them not: `<!-- absent: enableCacheStats, assetsDir -->` */
export function absentNames(text: string): ReadonlySet<string> {
  const comments = text.matchAll(/<!--\s*absent:([\s\S]*?)-->/g);
  return new Set([...comments].flatMap(([, names = '']) => names.split(/[\s,]+/).filter(Boolean)));
}
