import type { Properties } from 'hast';
import type { Image, ImageReference } from 'mdast';
import type { Node } from 'unist';
import { didYouMean } from '../../model/did-you-mean.ts';
import type { PlacedImage } from '../article-context.ts';
import { element } from '../element.ts';
import { type Rendering, report } from '../rendering.ts';
import type { MarkupHandler } from './markup-handlers.ts';
import { relativePath, resolvePath } from './resolve-path.ts';

/** An image of the content: `![A button](./button.png)`. */
export const renderImage: MarkupHandler<Image> = (node, _state, rendering) => {
  checkAlternative(rendering, node, node.alt);
  return element('img', imageProperties(rendering, node, node.url, { alt: node.alt ?? '' }));
};

/** An image whose address stands elsewhere in the page: `![A button][button]`. */
export const renderImageReference: MarkupHandler<ImageReference> = (node, state, rendering) => {
  const definition = state.definitionById.get(node.identifier.toUpperCase());
  checkAlternative(rendering, node, node.alt);
  return element(
    'img',
    imageProperties(rendering, node, definition?.url ?? '', { alt: node.alt ?? '' }),
  );
};

function checkAlternative(rendering: Rendering, node: Node, alt: string | null | undefined): void {
  if (alt?.trim()) return;
  report(rendering, node, {
    message: 'The image has no text alternative',
    hint: 'say between the brackets what it shows; for mere decoration, write `<img alt="" src="…" />`.',
  });
}

/** What an image needs so that its place is kept while it loads; what the author wrote wins. */
export function imageProperties(
  rendering: Rendering,
  node: Node,
  url: string,
  written: Properties,
): Properties {
  const image = resolveImage(rendering, node, url);
  const size = image && sizeOf(image, written);
  return { ...size, loading: 'lazy', decoding: 'async', ...written, src: image?.src ?? url };
}

/** The image's own size; a width that the author wrote keeps its proportions. */
function sizeOf({ width, height }: PlacedImage, written: Properties): Properties {
  const scale = Number(written.width ?? width) / width;
  return { width, height: Math.round(height * scale) };
}

function resolveImage(rendering: Rendering, node: Node, url: string): PlacedImage | undefined {
  const { context } = rendering;
  const found = context.images[resolvePath(context.file, decodeURI(url))];
  if (found) return found;
  report(rendering, node, {
    message: `The image \`${url}\` does not exist`,
    hint: /^(https?:)?\/\//.test(url)
      ? 'pages load nothing from other sites; put the image beside the page.'
      : imageHint(rendering, url),
  });
  return undefined;
}

function imageHint({ context }: Rendering, url: string): string {
  const paths = Object.keys(context.images).map(path => relativePath(context.file, path));
  return paths.length === 0 ? 'put the image beside the page.' : didYouMean(url, paths);
}
