import { useEffect, useState } from 'react';
import type { TocEntry } from '../model/toc.ts';

/** How far below the window's top a heading counts as being read, in pixels. */
const readingLine = 120;

/** Id of the heading whose text is being read. */
export function useCurrentHeading(toc: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const ids = tocIds(toc);
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(findCurrent(ids)));
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
    };
  }, [toc]);
  return current;
}

const tocIds = (toc: readonly TocEntry[]): readonly string[] =>
  toc.flatMap(({ id, children }) => [id, ...tocIds(children)]);

function findCurrent(ids: readonly string[]): string | undefined {
  const root = document.documentElement;
  if (Math.ceil(scrollY + innerHeight) >= root.scrollHeight && scrollY > 0) return ids.at(-1);
  return ids.findLast(id => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top < readingLine;
  });
}
