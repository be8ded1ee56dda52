import type { SiteConfig } from '../model/config.ts';
import type { PageKey } from '../model/link.ts';
import type { PageView } from '../model/page-view.ts';
import type { SidebarItem } from '../model/sidebar.ts';

/**
 * All that the frames of a version's pages are rendered from, and nothing else. Plain data: it
 * crosses to worker threads, and it is what the cache knows a frame by.
 */
export interface FrameRequest {
  readonly scope: FrameScope;
  readonly views: readonly FrameView[];
}

/** What the frames of a version have in common. */
export interface FrameScope {
  readonly config: SiteConfig;
  /** Texts of SVG files below `content/static`. */
  readonly svgs: Readonly<Record<string, string>>;
  /** Where the version has its pages. */
  readonly addresses: readonly (readonly [PageKey, string])[];
  readonly sidebar: readonly SidebarItem[];
}

/** A page's view without what all pages of its version share. */
export type FrameView = Omit<PageView, 'sidebar'>;
