import { imageSize } from 'image-size';
import { type AssetFile, readFiles } from './read-files.ts';

/** An image that pages may show. */
export interface ImageFile extends AssetFile {
  /** Size in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const isImage = (path: string): boolean => /\.(png|jpe?g|gif|svg|webp|avif)$/i.test(path);

/** The images beside the pages, with their sizes. Paths are from the content folder. */
export const readImages = (contentFolder: string): readonly ImageFile[] =>
  readFiles(contentFolder, path => isImage(path) && !path.startsWith('static/')).map(file => {
    const { width, height } = imageSize(file.contents);
    return { ...file, width, height };
  });
