import type { PagesToKeep } from '../../offline-worker/worker.types';

/** Where staff hosts serve the worker; src/server/staff/offline-worker-route.ts. */
const WORKER = '/offline-worker.js';

/**
 * Lets the browser keep the pages that work offline. Without service workers, as in a private window, pages need a
 * connection.
 */
export async function startOfflineWorker(kept: PagesToKeep): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(kept);
  } catch {
    // See above; nothing else depends on it.
  }
}
