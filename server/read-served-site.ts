import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import type { ServedSite } from './address.ts';
import { deploymentFile } from './headers.ts';
import { redirectsFileSchema } from './redirect.ts';

const deploymentSchema = v.object({
  versions: v.array(v.object({ path: v.string(), release: v.string() })),
});

/** No built site stands in the folder. */
export class NoSiteError extends Error {}

/** What a folder of built files serves, and where; files for hosts and hidden files stay unseen. */
export function readServedSite(dist: string): ServedSite {
  const files = new Set(listFiles(dist).filter(file => !isPrivate(file)));
  const deployment = [...files].find(file => file.endsWith(`/${deploymentFile}`));
  if (deployment === undefined) {
    throw new NoSiteError(`There is no built site in ${dist}; make one with: npm run build`);
  }
  const baseUrl = deployment.slice(0, -deploymentFile.length);
  const { versions } = v.parse(deploymentSchema, readJson(join(dist, deployment)));
  return { baseUrl, files, versions, redirects: readRedirects(dist) };
}

/** Tells one built site from the next in the same folder. */
export function siteIdentity(dist: string): string {
  const stat = statSync(dist, { throwIfNoEntry: false });
  return stat ? `${stat.ino}-${stat.mtimeMs}` : '';
}

function listFiles(dist: string): readonly string[] {
  if (!statSync(dist, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

const isPrivate = (file: string): boolean =>
  /^\/_(redirects|headers)(\.json)?$/.test(file) || /\/\.(?!well-known\/)/.test(file);

function readRedirects(dist: string) {
  const file = join(dist, '_redirects.json');
  const exists = statSync(file, { throwIfNoEntry: false }) !== undefined;
  return exists ? v.parse(redirectsFileSchema, readJson(file)) : [];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
