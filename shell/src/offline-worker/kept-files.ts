import { currentCache, PICTURES } from './cache-names';

/** Pictures of some hundred items: more than a batch has. */
const PICTURES_MAX = 400;

/** A file of a release. Its name has its hash, so that a kept one is the same; the page checks its bytes either way. */
export async function keptFile(request: Request): Promise<Response> {
  const cache = await currentCache();
  const kept = await cache?.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.type !== 'opaque') await cache?.put(request.url, response.clone());
  return response;
}

/** A picture as the network has it, or as it was last seen. */
export async function keptPicture(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURES);
  try {
    const response = await fetch(request);
    if (response.ok && response.type !== 'opaque') await keepPicture(cache, request.url, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request.url);
    if (kept) return kept;
    throw error;
  }
}

/** Keeps the newest pictures. */
async function keepPicture(cache: Cache, url: string, response: Response): Promise<void> {
  await cache.put(url, response);
  const [oldest, ...others] = await cache.keys();
  if (oldest && others.length >= PICTURES_MAX) await cache.delete(oldest);
}
