import { type Cache, cacheKey } from './cache.ts';
import type { FrameRequest } from './frame-request.ts';
import type { Workers } from './workers.ts';

/** Where frames come from: the cache, or the worker threads. */
export interface FrameMaker {
  readonly cache: Cache;
  readonly workers: Workers;
  /** Hash of the code that renders: another pipeline never takes this one's results. */
  readonly pipeline: string;
}

/** Frames in the order of their views; each is cached under all that it was rendered from. */
export async function makeFrames(
  { scope, views }: FrameRequest,
  { cache, workers, pipeline }: FrameMaker,
): Promise<readonly string[]> {
  if (views.length === 0) return [];
  const scopeKey = cacheKey(pipeline, scope);
  const wanted = views.map(view => {
    const key = cacheKey(scopeKey, view);
    return { view, key, cached: cache.read<string>(key) };
  });
  const missing = wanted.filter(({ cached }) => cached === undefined);
  const made =
    missing.length > 0
      ? await workers.renderFrames({ scope, views: missing.map(({ view }) => view) })
      : [];
  const fresh = new Map(missing.map(({ key }, index) => [key, made[index] ?? '']));
  for (const [key, frame] of fresh) cache.write(key, frame);
  return wanted.map(({ key, cached }) => cached ?? fresh.get(key) ?? '');
}
