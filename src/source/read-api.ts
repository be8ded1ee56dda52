import path from 'node:path';
import { type Api, type ApiFile, mergeApi } from '../model/api.ts';
import { readFiles } from './read-files.ts';

/** The facts of `content/api`, all files put together; none where there is no such folder. */
export const readApi = (root: string): Api =>
  mergeApi(readApiFiles(root).map(({ facts }) => facts));

/** The types of each file of facts: `runtime` -> `ComponentOptions`, `PropOptions` … */
export const readApiAreas = (root: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    readApiFiles(root).map(({ name, facts }) => [name, Object.keys(facts.types ?? {})]),
  );

const readApiFiles = (root: string): readonly { name: string; facts: ApiFile }[] =>
  readFiles(path.join(root, 'content/api'), name => /^[^/]+\.json$/.test(name)).map(file => ({
    name: file.path.replace(/\.json$/, ''),
    facts: JSON.parse(new TextDecoder().decode(file.contents)) as ApiFile,
  }));
