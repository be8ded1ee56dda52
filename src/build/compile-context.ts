import { join } from 'node:path';
import type { Site } from '../model/site.ts';
import { contentHash } from '../output/content-hash.ts';
import type { OutputFile } from '../output/output-file.ts';
import type { PlacedImage } from '../render/article-context.ts';
import { readImages } from '../source/read-images.ts';
import { readLiveExamples } from '../source/read-live-examples.ts';
import type { CompileContext } from './compile-page.ts';
import type { SitePage } from './read-site.ts';

/** What pages are compiled with, and the files of the images and live examples that they may show. */
export interface ContextWithFiles {
  readonly context: CompileContext;
  readonly imageFiles: readonly OutputFile[];
}

/** Gathers what pages depend on beside their own text: settings, the other pages, images. */
export function readCompileContext(
  root: string,
  site: Site,
  pages: readonly SitePage[],
): ContextWithFiles {
  const { baseUrl, sourceUrl, themeConfig } = site.config;
  const images = readImages(join(root, 'content')).map(image => {
    const name = image.path
      .split('/')
      .at(-1)
      ?.replace(/(\.\w+)$/, `.${contentHash(image.contents)}$1`);
    return { ...image, address: `${baseUrl}_/assets/${name}` };
  });
  const placed = images.map(({ path, address, width, height }): [string, PlacedImage] => [
    `content/${path}`,
    { src: address, width, height },
  ]);
  return {
    context: {
      baseUrl,
      sourceUrl,
      magicComments: themeConfig.prism.magicComments,
      pages: pages.map(page => page.key),
      images: Object.fromEntries(placed),
    },
    imageFiles: [
      ...images.map(({ address, contents }) => ({ path: address.slice(1), contents })),
      ...readLiveExamples(root).frames.map(({ path, contents }) => ({
        path: `${baseUrl.slice(1)}_/example/${path.slice('compiled/'.length)}`,
        contents,
      })),
    ],
  };
}
