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
 * The frames of those of a version's pages that are wanted, by the indexes of their views. They are
 * kept in one pack for each name, which has those of the present views and no older ones; a frame in
 * it is known by everything that it was rendered from.
 */
export async function makeFrames(
  name: string,
  request: FrameRequest,
  wanted: readonly number[],
  { cache, workers, pipeline }: FrameMaker,
): Promise<ReadonlyMap<number, string>> {
  if (wanted.length === 0) return new Map();
  const { scope, views } = request;
  const scopeKey = cacheKey(pipeline, scope);
  const keys = views.map(view => cacheKey(scopeKey, view));
  const packKey = cacheKey('frames', name);
  const pack = cache.read<Pack>(packKey) ?? {};
  const missing = wanted.filter(index => !Object.hasOwn(pack, keys[index] ?? ''));
  const made =
    missing.length > 0
      ? await workers.renderFrames({ scope, views: missing.flatMap(index => views[index] ?? []) })
      : [];
  const fresh = Object.fromEntries(missing.map((index, order) => [keys[index], made[order] ?? '']));
  const frames = { ...pack, ...fresh };
  if (missing.length > 0) cache.write(packKey, only(keys, frames));
  return new Map(wanted.map(index => [index, frames[keys[index] ?? ''] ?? '']));
}

const only = (keys: readonly string[], frames: Pack): Pack =>
  Object.fromEntries(keys.flatMap(key => (frames[key] === undefined ? [] : [[key, frames[key]]])));
