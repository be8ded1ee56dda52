import path from 'node:path';
import { type Api, type ApiFile, mergeApi } from '../model/api.ts';
import { readFiles } from './read-files.ts';

/** The facts of `content/api`, all files put together; none where there is no such folder. */
export function readApi(root: string): Api {
  const files = readFiles(path.join(root, 'content/api'), name => /^[^/]+\.json$/.test(name));
  return mergeApi(
    files.map(({ contents }) => JSON.parse(new TextDecoder().decode(contents)) as ApiFile),
  );
}
