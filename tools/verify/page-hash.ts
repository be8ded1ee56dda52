import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { VersionRelease } from './check-commands.ts';
import { absentNames } from './check-names.ts';
import type { CodePage } from './read-page-code.ts';
import { hashOf } from './results-cache.ts';

/** A hash of all that verification looks at in a page; words around the code do not change it. */
export const pageHash = ({ text, slices }: CodePage): string =>
  hashOf(
    [...absentNames(text)],
    slices.map(({ versions, samples, names }) => [
      versions,
      samples.map(({ language, code, meta: { title, words } }) => [language, code, title, words]),
      names.map(name => name.text),
    ]),
  );

/** A hash of the facts, the releases of the versions, the toolchains and the verifying code. */
export function toolsHash(root: string, versions: readonly VersionRelease[]): string {
  const facts = listFiles(root, 'content/api').filter(name =>
    /^content\/api\/[^/]+\.json$/.test(name),
  );
  const code = listFiles(root, 'tools/verify').filter(name => !/\.(test|fixture)\.ts$/.test(name));
  const files = [
    ...facts,
    ...code,
    'tools/toolchains/package-lock.json',
    'tools/toolchain-releases.ts',
  ];
  return hashOf(
    versions.map(({ name, release }) => [name, release]),
    files.map(name => [name, hashOf(readFileSync(path.join(root, name), 'utf8'))]),
  );
}

function listFiles(root: string, name: string): string[] {
  const place = path.join(root, name);
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return [name];
  return readdirSync(place)
    .sort()
    .flatMap(entry => listFiles(root, `${name}/${entry}`));
}
