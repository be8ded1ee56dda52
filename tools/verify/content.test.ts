import { expect, test } from 'vitest';
import { formatProblems } from '../../src/model/format-problems.ts';
import { readSiteFiles } from '../../src/source/read-site-files.ts';
import { checkFreshness } from './check-freshness.ts';
import { toolsHash } from './page-hash.ts';
import { readPageCode } from './read-page-code.ts';
import { readVerification } from './verification-file.ts';

test('the code of every page is what was verified last', { timeout: 60_000 }, async () => {
  const root = process.cwd();
  const { versions } = await readSiteFiles(root);
  const all = versions?.value.versions ?? [];
  const pages = await readPageCode(root, all);
  const problems = checkFreshness(pages, readVerification(root), toolsHash(root, all));
  expect(formatProblems(problems, [])).toBe('0 errors, 0 warnings.');
});
