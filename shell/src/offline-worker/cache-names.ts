/** Before the id of a composition: the cache with its pages and files. */
export const PAGES = 'pages ';

export const PICTURES = 'pictures';

/** The cache of the pages that were kept last; undefined before any were. */
export async function currentCache(): Promise<Cache | undefined> {
  const name = (await caches.keys()).findLast((one) => one.startsWith(PAGES));
  return name === undefined ? undefined : caches.open(name);
}
