/** A payment that is under way outlives everything: the bank will ask for it. */
const KEPT = ['checkout:open-payment'];

/**
 * Drops what this browser stored for another version of the storefront: its storage, its cache, and a page in the
 * background that shows data from before. What lies in the HTTP cache the server has dropped with its answer.
 */
export async function dropStored(): Promise<void> {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (!KEPT.includes(key)) localStorage.removeItem(key);
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
  // Who looks at a page keeps it, and gets a new one with the next link; nobody misses what a hidden one showed.
  if (document.visibilityState === 'hidden') location.reload();
}
