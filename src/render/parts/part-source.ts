import { createContext, use } from 'react';
import type { SiteConfig } from '../../model/config.ts';
import type { PageKey } from '../../model/link.ts';

/** What the parts are rendered from. */
export interface PartSource {
  readonly config: SiteConfig;
  /** Address of a page in the version that the document belongs to. */
  addressOf(page: PageKey): string | undefined;
  /** Texts of SVG files below `content/static`, which logos are drawn from inside the document. */
  readonly images: Readonly<Record<string, string>>;
}

export const PartSourceContext = createContext<PartSource | undefined>(undefined);

/** What the parts are rendered from; throws outside of `renderParts`. */
export function usePartSource(): PartSource {
  const source = use(PartSourceContext);
  if (!source) throw new Error('usePartSource is used outside of PartSourceContext.');
  return source;
}
