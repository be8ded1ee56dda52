import { join } from 'node:path';
import type { CompiledExamples, LiveExample } from '../model/live-example.ts';
import type { Problem } from '../model/problem.ts';
import { hashSources } from './example-hash.ts';
import { type AssetFile, readFiles } from './read-files.ts';

/** The live examples of a site: what pages show of them, the files that run, and what is out of date. */
export interface LiveExamples {
  readonly examples: Readonly<Record<string, LiveExample>>;
  /** Documents and runtimes, by the names that they keep in the output. */
  readonly frames: readonly AssetFile[];
  readonly problems: readonly Problem[];
}

const folder = 'content/examples';

/** Reads the sources of the live examples and what was compiled from them; nothing where there are none. */
export function readLiveExamples(root: string): LiveExamples {
  const files = readFiles(join(root, folder), path => path.split('/').length === 2);
  const compiled = files.filter(({ path }) => path.startsWith('compiled/'));
  const manifest = compiled.find(({ path }) => path === 'compiled/examples.json');
  const known = manifest ? (JSON.parse(textOf(manifest)) as CompiledExamples) : {};
  const entries = Object.entries(known).map(
    ([name, example]) => [name, { ...example, files: sourcesOf(files, name) }] as const,
  );
  return {
    examples: Object.fromEntries(entries),
    frames: compiled.filter(file => file !== manifest),
    problems: entries
      .filter(([, example]) => hashSources(example.files) !== example.sources)
      .map(([name]) => outOfDate(name)),
  };
}

const sourcesOf = (files: readonly AssetFile[], name: string): LiveExample['files'] =>
  files
    .filter(({ path }) => path.startsWith(`${name}/`))
    .map(file => ({ name: file.path.slice(name.length + 1), text: textOf(file) }));

const textOf = ({ contents }: AssetFile): string => new TextDecoder().decode(contents);

const outOfDate = (name: string): Problem => ({
  file: `${folder}/${name}`,
  line: 1,
  column: 1,
  severity: 'error',
  message: `The live example \`${name}\` has changed since it was compiled`,
  hint: 'run `npm run examples` and commit what it writes.',
  versions: [],
});

/** The examples that a page's text names: no edit of another example compiles it anew. */
export function selectExamples(
  { text }: { readonly text: string },
  examples: LiveExamples['examples'],
): LiveExamples['examples'] {
  if (!text.includes('<LiveExample')) return {};
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [
      name,
      new RegExp(`src=["']${name}["']`).test(text) ? example : { ...example, files: [] },
    ]),
  );
}
