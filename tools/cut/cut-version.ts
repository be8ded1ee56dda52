import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Versions } from '../../src/model/version.ts';
import { parseFrontMatter } from '../../src/source/parse-front-matter.ts';
import { readPages } from '../../src/source/read-pages.ts';
import type { SiteFile } from '../../src/source/read-site-files.ts';
import { readSiteFiles } from '../../src/source/read-site-files.ts';
import { type CutReport, describeCut } from './describe-cut.ts';
import { editRedirects, moveRedirects } from './edit-redirects.ts';
import { editVersions } from './edit-versions.ts';
import { CutError, type CutRequest, planCut } from './plan-cut.ts';

/** A cut that was made. */
export interface Cut {
  readonly before: Versions;
  readonly after: Versions;
  readonly report: CutReport;
}

/** Cuts a version of the site in a folder; changes nothing when an older version would read otherwise. */
export async function cutVersion(root: string, request: CutRequest): Promise<Cut> {
  const { versions, redirects } = await readSiteFiles(root);
  if (!versions || !redirects)
    throw new CutError('The site cannot be read; npm run check says what to mend.');
  const [before, after] = [versions.value, planCut(versions.value, request)];
  const report = describeCut(await readCutPages(root), before, after);
  const [broken] = report.broken;
  if (broken)
    throw new CutError(`${broken.name} would read otherwise in ${broken.pages.join(', ')}.`);
  write(root, versions, editVersions(versions.text, before, after));
  const moved = moveRedirects(redirects.value, before, after);
  write(root, redirects, editRedirects(redirects.text, moved));
  await requireWritten(root, { versions, redirects }, { versions: after, redirects: moved });
  return { before, after, report };
}

async function readCutPages(root: string) {
  const pages = await readPages(root);
  return pages.flatMap(page => {
    const { frontMatter } = parseFrontMatter(page);
    return frontMatter ? [{ ...page, frontMatter }] : [];
  });
}

const write = (root: string, { file }: Pick<SiteFile<unknown>, 'file'>, text: string): void =>
  writeFileSync(join(root, file), text);

type Both<V, R> = { readonly versions: V; readonly redirects: R };

/** The files must say what was planned, however they are written; else they are put back. */
async function requireWritten(
  root: string,
  old: Both<SiteFile<unknown>, SiteFile<unknown>>,
  wanted: Both<unknown, unknown>,
): Promise<void> {
  const written = await readSiteFiles(root);
  const isRight = (['versions', 'redirects'] as const).every(name =>
    isDeepStrictEqual(written[name]?.value, wanted[name]),
  );
  if (isRight) return;
  for (const file of [old.versions, old.redirects]) write(root, file, file.text);
  throw new CutError(
    'The files are written in a way that this program cannot edit; nothing was changed.',
  );
}
