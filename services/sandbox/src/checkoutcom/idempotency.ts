import type { Gateway } from './gateway';
import type { Outcome, Reply } from './payments';

export interface StoredReply extends Reply {
  /** Operation and key. */
  key: string;
  storedOn: string;
}

const KEPT_MS = 24 * 3_600_000;

/**
 * Carries an operation out once for each key. The reply is written in the same line of the journal as the charge, so that a
 * kill between the two cannot make a repetition charge again; refusals are not kept. Nothing in here waits for anything,
 * so of two requests with one key that arrive together the second finds the reply of the first.
 */
export function once(gateway: Gateway, scope: string, key: string | undefined, work: () => Outcome): Reply {
  const { store, clock } = gateway;
  const now = clock.now();
  const id = key === undefined ? undefined : `${scope} ${key}`;
  const stored = id === undefined ? undefined : store.replies.get(id);
  if (stored && now.getTime() - Date.parse(stored.storedOn) < KEPT_MS) return stored;
  const { reply, changes } = work();
  const kept = id === undefined ? [] : [store.replies.put(id, { ...reply, key: id, storedOn: now.toISOString() })];
  store.commit(...changes, ...kept);
  return reply;
}
