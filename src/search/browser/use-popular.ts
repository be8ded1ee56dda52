import { useEffect, useState } from 'react';
import type { FoundPage } from '../found-page.ts';
import type { SearchProvider } from './provider.ts';

/** Pages to offer before anything is typed. */
export function usePopular(provider: SearchProvider, version: string): readonly FoundPage[] {
  const [pages, setPages] = useState<readonly FoundPage[]>([]);
  useEffect(() => {
    let isWanted = true;
    void provider.popular(version).then(found => isWanted && setPages(found));
    return () => {
      isWanted = false;
    };
  }, [provider, version]);
  return pages;
}
