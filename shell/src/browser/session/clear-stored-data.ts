/**
 * Removes what this browser stored for another version of the storefront: storage, caches, and a hidden page with old
 * data. The server's reply has cleared the HTTP cache.
 * @param preservedStorage keys that stay
 */
export async function clearStoredData(preservedStorage: readonly string[]): Promise<void> {
  const isCleared = (key: string) => !preservedStorage.includes(key);
  for (const key of Object.keys(sessionStorage).filter(isCleared)) sessionStorage.removeItem(key);
  for (const key of Object.keys(localStorage).filter(isCleared)) localStorage.removeItem(key);
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
  // A visible page stays until the next link; a hidden one can be reloaded unnoticed.
  if (document.visibilityState === 'hidden') location.reload();
}
