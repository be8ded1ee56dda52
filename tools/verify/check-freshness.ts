import type { Problem } from '../../src/model/problem.ts';
import type { Verification } from '../../src/model/verification.ts';
import { pageHash } from './page-hash.ts';
import type { CodePage } from './read-page-code.ts';
import { hasCode } from './verification-file.ts';

/** Pages whose code is not what was verified last; found without any toolchain. */
export function checkFreshness(
  pages: readonly CodePage[],
  verification: Verification,
  tools: string,
): readonly Problem[] {
  if (verification.tools !== tools && pages.some(hasCode))
    return [
      stale(
        'content/verification.json',
        'The samples were verified with other facts, toolchains or verifying code than the present ones',
      ),
    ];
  return pages
    .filter(page => hasCode(page) && verification.pages[page.key]?.hash !== pageHash(page))
    .map(({ file, key }) =>
      stale(
        file,
        verification.pages[key]
          ? 'The code of this page has changed since it was verified'
          : 'The code of this page is not verified',
      ),
    );
}

const stale = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  severity: 'error',
  message,
  hint: 'run `npm run verify` and commit `content/verification.json`.',
  versions: [],
});
