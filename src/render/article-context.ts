import type { MagicComment } from '../model/config.ts';
import type { PageKey } from '../model/link.ts';

/** An image as a page shows it. */
export interface PlacedImage {
  /** Its hashed address. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** All that an article depends on beside its text. Plain data: it crosses to worker threads. */
export interface ArticleContext {
  readonly page: PageKey;
  /** Path of the page's source from the site's root. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly toc: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number };
  readonly baseUrl: string;
  /** Where a file of the site is read: `https://…/blob/main/%file%`. */
  readonly sourceUrl?: string | undefined;
  readonly magicComments: readonly MagicComment[];
  /** Keys of all pages, for links from file to file. */
  readonly pages: readonly PageKey[];
  /** Images by their path from the site's root. */
  readonly images: Readonly<Record<string, PlacedImage>>;
}
