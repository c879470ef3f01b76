import type { Gateway } from '../gateway';
import type { Outcome, Reply } from './payments';

export interface StoredReply extends Reply {
  /** Operation and key. */
  key: string;
  storedOn: string;
}

const RETENTION_MS = 24 * 3_600_000;

/**
 * Executes an operation once per key. The reply and the charge share one journal line, so that a kill cannot cause a
 * second charge; refusals are not stored. It is synchronous, so that of two simultaneous requests the second finds the
 * first one's reply.
 */
export function runOnce(gateway: Gateway, scope: string, key: string | undefined, work: () => Outcome): Reply {
  const { store, clock } = gateway;
  const now = clock.now();
  const id = key === undefined ? undefined : `${scope} ${key}`;
  const stored = id === undefined ? undefined : store.replies.get(id);
  if (stored && now.getTime() - Date.parse(stored.storedOn) < RETENTION_MS) return stored;
  const { reply, changes } = work();
  const kept = id === undefined ? [] : [store.replies.put(id, { ...reply, key: id, storedOn: now.toISOString() })];
  store.commit(...changes, ...kept);
  return reply;
}
