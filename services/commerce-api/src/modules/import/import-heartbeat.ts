import type { ServiceContext } from '../../service-context';
import { touchHeartbeat } from './imports.repository';

/** An import without a heartbeat is given up after a minute (imports.repository.ts), so many may be late. */
const HEARTBEAT_MS = 5_000;

/**
 * Sends heartbeats while the import runs. Never two at once, because on a single connection they wait for the whole
 * import.
 */
export function startHeartbeat({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>, importId: number): () => void {
  let beating = false;
  const timer = setInterval(() => {
    if (beating) return;
    beating = true;
    touchHeartbeat(db, importId, clock.now())
      .catch(() => {})
      .finally(() => {
        beating = false;
      });
  }, HEARTBEAT_MS);
  return () => clearInterval(timer);
}
