import { type Api, decoratorsIn, flagIn, stateIn } from '../../src/model/api.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { VersionRelease } from './check-commands.ts';
import { describeReleases } from './describe-releases.ts';
import type { InlineName, PageCode } from './sample.ts';

/**
 * Names in inline code that are public API in some releases and not in this one. Only what the
 * facts know counts, and of members only names that nothing else is likely to have.
 */
export function checkNames(
  code: PageCode,
  version: VersionRelease,
  { api, absent }: NamesScope,
): readonly Problem[] {
  return code.names.flatMap(name => {
    const found = publicName(name.text, api);
    if (!found || absent.has(found.name)) return [];
    const releases = api.releases.filter(found.isIn);
    if (releases.length === 0 || releases.includes(version.release)) return [];
    return [absentName(name, { name: found.name, releases }, { version, api })];
  });
}

export interface NamesScope {
  readonly api: Api;
  /** Names that the page says it mentions although a version has them not. */
  readonly absent: ReadonlySet<string>;
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

function absentName(
  { place }: InlineName,
  { name, releases }: { name: string; releases: readonly string[] },
  { version, api }: { version: VersionRelease; api: Api },
): Problem {
  return {
    ...place,
    severity: 'error',
    message: `\`${name}\` does not exist`,
    hint: `it exists ${describeReleases(releases, api)}; a page that must name it says so in a comment: \`<!-- absent: ${name} -->\`.`,
    versions: [version.name],
  };
}

/** The names that a page mentions although a version has them not: `<!-- absent: enableCacheStats, assetsDir -->` */
export function absentNames(text: string): ReadonlySet<string> {
  const comments = text.matchAll(/<!--\s*absent:([\s\S]*?)-->/g);
  return new Set([...comments].flatMap(([, names = '']) => names.split(/[\s,]+/).filter(Boolean)));
}
