import type { Fragment } from '../../model/article.ts';

/** The layout of most pages: the article as it is. */
export default function doc(fragment: Fragment): Fragment {
  return fragment;
}
