import type { Database } from '../../database/database.types';
import type { Keys } from '../../keys';
import { lockHandheldOf } from './handheld-of';
import { endOperatorSessions, startOperatorSession } from './operator-sessions';

interface Here {
  readonly operatorId: number;
  readonly businessId: number;
  /** Keyed hash of the browser's secret, if it was paired as a store's handheld. */
  readonly handheld: string | undefined;
}

/**
 * Starts a session with all rights of an operator in a browser. On a handheld one person works at a time: the sessions
 * before it end, and it ends when the handheld is withdrawn.
 * @returns the session's token
 */
export async function startSessionHere(
  tx: Database,
  keys: Keys,
  { operatorId, businessId, handheld: secretHash }: Here,
  now: Date,
): Promise<string> {
  const handheld = await lockHandheldOf(tx, businessId, secretHash);
  if (handheld) await endOperatorSessions(tx, { handheldId: handheld.id }, now);
  return startOperatorSession(tx, keys, operatorId, now, { onHandheldId: handheld?.id });
}
