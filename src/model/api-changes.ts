import { type Api, decoratorsIn, flagsIn, ownMemberNamesIn, typeIn } from './api.ts';

/** What one release's public surface has and another's has not, in names as they are written. */
export interface ApiChanges {
  readonly added: readonly ApiName[];
  readonly removed: readonly ApiName[];
}

/** `@AttachInternals`, `--docs`, `formAssociated`; a member says which type declares it. */
export interface ApiName {
  readonly name: string;
  readonly of?: string;
}

/** What has come and gone from one release's names to a later one's; a member that moved to another type has done neither. */
export const apiChanges = (before: readonly ApiName[], now: readonly ApiName[]): ApiChanges => ({
  added: without(now, before),
  removed: without(before, now),
});

function without(names: readonly ApiName[], others: readonly ApiName[]): readonly ApiName[] {
  const known = new Set(others.map(({ name }) => name));
  const left = names.filter(({ name }) => !known.has(name));
  return [...new Map(left.map(each => [each.name, each])).values()];
}

/** What the compiler says about components in its own output is nothing that anybody writes. */
const isForReaders = (type: string): boolean => !/^(Component)?Compiler/.test(type);

const isName = (member: string): boolean => /^[a-z]\w*$/i.test(member);

/** The public surface of a release in names. */
export const apiNames = (api: Api, release: string): readonly ApiName[] => [
  ...decoratorsIn(api, release).map(name => ({ name: `@${name}` })),
  ...flagsIn(api, release)
    .filter(flag => flag.of === 'stencil')
    .map(({ name }) => ({ name: `--${name}` })),
  ...Object.keys(api.types)
    .filter(type => isForReaders(type) && typeIn(api, type, release))
    .flatMap(of => ownMemberNamesIn(api, of, release).map(name => ({ name, of })))
    .filter(({ name }) => isName(name)),
];
