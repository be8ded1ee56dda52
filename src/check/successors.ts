import type { PageSource } from '../model/build-site.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { findPlace } from '../model/find-place.ts';
import type { Problem } from '../model/problem.ts';
import type { SourceText } from './sidebar.ts';

/** Pages that name as their successor what is no page. */
export function checkSuccessors(pages: readonly (PageSource & SourceText)[]): readonly Problem[] {
  const valid = pages.map(page => page.key);
  return pages.flatMap((page): Problem[] => {
    const { successor } = page.frontMatter;
    if (successor === undefined || valid.includes(successor)) return [];
    return [
      {
        ...findPlace(page, 'successor:'),
        severity: 'error',
        message: `The page names \`${successor}\` as its successor, which does not exist`,
        hint: didYouMean(successor, valid),
        versions: [],
      },
    ];
  });
}
