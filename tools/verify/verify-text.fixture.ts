import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblems } from '../../src/model/format-problems.ts';
import { readApi } from '../../src/source/read-api.ts';
import { readToolchains, toolchainsFolder } from '../toolchain-releases.ts';
import { parseCode } from './read-page-code.ts';
import type { SourceFiles } from './release-program.ts';
import { openResultsCache } from './results-cache.ts';
import { verifyPages } from './verify-pages.ts';
import { verifyRelease } from './verify-release.ts';

const root = process.cwd();
const api = readApi(root);
const sources: SourceFiles = new Map();

/** Whether the packages that compile samples are there: `npm run verify` installs them. */
export const hasToolchains = existsSync(
  path.join(toolchainsFolder(root), 'node_modules/stencil-4-12'),
);

export const v412 = { name: 'v4.12', release: '4.12.6' };
export const v44 = { name: 'v4.4', release: '4.4.1' };
export const v2 = { name: 'v2', release: '2.22.3' };

/** What verification prints about a page with this text in these versions. */
export async function verifyText(text: string, versions = [v412]): Promise<string> {
  const page = parseCode(
    { key: 'p', file: 'p.mdx', text: `---\ntitle: P\ndescription: P.\n---\n${text}` },
    versions,
  );
  const toolchains = readToolchains(root);
  const { problems } = await verifyPages(
    [page],
    { api, versions, toolchains },
    {
      run: tasks =>
        Promise.all(
          tasks.map(({ projects, toolchain }) =>
            verifyRelease(projects, toolchain, { root, sources }),
          ),
        ),
      cache: openResultsCache(mkdtempSync(path.join(tmpdir(), 'verify-'))),
      tools: 'test',
    },
  );
  return formatProblems(
    problems,
    versions.map(({ name }) => name),
  );
}

/** A fence without the trouble of writing backticks in backticks: lines of `~~~`. */
export const fence = (info: string, code: string): string => `~~~${info}\n${code}\n~~~\n`;
