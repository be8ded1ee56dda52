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

type Pack = Readonly<Record<string, string>>;

/**
 * The frames of a version's pages. They are kept in one pack for each name, which has those of the
 * last build and no older ones; a frame in it is known by everything that it was rendered from.
 */
export async function makeFrames(
  name: string,
  { scope, views }: FrameRequest,
  { cache, workers, pipeline }: FrameMaker,
): Promise<readonly string[]> {
  const scopeKey = cacheKey(pipeline, scope);
  const keys = views.map(view => cacheKey(scopeKey, view));
  const packKey = cacheKey('frames', name);
  const pack = cache.read<Pack>(packKey) ?? {};
  const missing = [...keys.keys()].filter(index => !Object.hasOwn(pack, keys[index] ?? ''));
  if (missing.length === 0) return keys.map(key => pack[key] ?? '');
  const wanted = missing.flatMap(index => views[index] ?? []);
  const made = await workers.renderFrames({ scope, views: wanted });
  const fresh = new Map(missing.map((index, order) => [keys[index], made[order]]));
  const frames = keys.map(key => fresh.get(key) ?? pack[key] ?? '');
  cache.write(packKey, Object.fromEntries(keys.map((key, index) => [key, frames[index]])));
  return frames;
}
