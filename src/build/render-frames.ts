import { toShellSettings } from '../model/shell-settings.ts';
import { renderParts } from '../render/parts/render-parts.tsx';
import { renderFrame } from '../render/render-frame.tsx';
import type { FrameRequest } from './frame-request.ts';

/** Renders the frames of pages of one version, in the order of their views. */
export function renderFrames({ scope, views }: FrameRequest): readonly string[] {
  const { config, svgs, addresses, sidebar } = scope;
  const settings = toShellSettings(config);
  const addressOf = new Map(addresses);
  const parts = renderParts({ config, images: svgs, addressOf: page => addressOf.get(page) });
  return views.map(view => renderFrame({ settings, parts, view: { ...view, sidebar } }));
}
