import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Api, type ApiFile, mergeApi } from '../model/api.ts';

/** The facts of `content/api`, all files put together. */
export function readApi(root: string): Api {
  const folder = path.join(root, 'content/api');
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort();
  return mergeApi(
    files.map(name => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as ApiFile),
  );
}
