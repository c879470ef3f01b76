/** A payment in progress is kept, because the bank's return needs it. */
const PRESERVED_KEYS = ['checkout:open-payment'];

/**
 * Removes what this browser stored for another version of the storefront: storage, caches, and a hidden page with old
 * data. The server's reply has cleared the HTTP cache.
 */
export async function clearStoredData(): Promise<void> {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (!PRESERVED_KEYS.includes(key)) localStorage.removeItem(key);
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
  // A visible page stays until the next link; a hidden one can be reloaded unnoticed.
  if (document.visibilityState === 'hidden') location.reload();
}
