import { randomBytes } from 'node:crypto';
import { HANDHELD_LOCK_MINUTES } from '@storefront/api/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@storefront/api/durations';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { handhelds } from '../../database/schema/handheld';
import { operatorSessions, operators } from '../../database/schema/operator';
import { newId } from '../../ids';
import type { Keys } from '../../keys';

/** A shift, with its breaks: whoever comes the next day logs in again. */
export const OPERATOR_SESSION_MS = 12 * HOUR_MS;
/** How inaccurate the recorded last use may be; avoids a write for every call. */
const TOUCH_INTERVAL_MS = MINUTE_MS;
/** After this long without a call a session of a handheld waits for the PIN. */
const LOCK_MS = HANDHELD_LOCK_MINUTES * MINUTE_MS;
/** The list of staff shows when somebody was last here. */
const RETENTION_MS = 120 * DAY_MS;
/** With 256 bits a token cannot be guessed, so its digest needs no slow hash. */
const TOKEN_BYTES = 32;
const PREFIX = 'os_';

export type SessionRow = typeof operatorSessions.$inferSelect;

const hashOf = ({ digest }: Pick<Keys, 'digest'>, token: string) => digest(`operator session ${token}`);

/** Whether a caller's secret is the token of a session, not a key. */
export const isSessionToken = (secret: string): boolean => secret.startsWith(PREFIX);

/** Where a session is opened. */
interface OpenedOn {
  /** The handheld on which the PIN was given. */
  readonly handheldId?: number;
  /** The handheld in whose browser the password was given. */
  readonly onHandheldId?: number | undefined;
}

/** Starts a session of an operator. @returns its token, of which only the hash is stored */
export async function startOperatorSession(
  tx: Database,
  keys: Pick<Keys, 'digest'>,
  operatorId: number,
  now: Date,
  { handheldId, onHandheldId }: OpenedOn = {},
): Promise<string> {
  const token = `${PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  await tx.insert(operatorSessions).values({
    id: newId(),
    operatorId,
    handheldId,
    onHandheldId,
    tokenHash: hashOf(keys, token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + OPERATOR_SESSION_MS),
  });
  return token;
}

/**
 * The session of a token with its operator, and the store of the handheld on which it was opened; undefined when it has
 * ended or expired, or the operator or the handheld was withdrawn.
 */
export async function findOperatorSession(db: Database, keys: Pick<Keys, 'digest'>, token: string, now: Date) {
  const [row] = await db
    .select({ session: operatorSessions, operator: operators, handheld: handhelds })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .leftJoin(handhelds, eq(handhelds.id, operatorSessions.handheldId))
    .where(
      and(
        eq(operatorSessions.tokenHash, hashOf(keys, token)),
        isNull(operatorSessions.endedAt),
        gt(operatorSessions.expiresAt, now),
        isNull(operators.withdrawnAt),
        isNull(handhelds.withdrawnAt),
      ),
    );
  return row;
}

/** Whether a session of a handheld waits for the PIN: it was locked, or nobody has used it for five minutes. */
export const isSessionLocked = (
  { handheldId, lockedAt, lastUsedAt }: Pick<SessionRow, 'handheldId' | 'lockedAt' | 'lastUsedAt'>,
  now: Date,
): boolean => handheldId !== null && (lockedAt !== null || now.getTime() - lastUsedAt.getTime() >= LOCK_MS);

/** Records that a session is used; of calls at once, one writes. On a handheld each call counts, because it locks. */
export async function touchOperatorSession(
  db: Database,
  { id, lastUsedAt, handheldId }: Pick<SessionRow, 'id' | 'lastUsedAt' | 'handheldId'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - TOUCH_INTERVAL_MS);
  if (handheldId === null && lastUsedAt > before) return;
  await db
    .update(operatorSessions)
    .set({ lastUsedAt: now })
    .where(and(eq(operatorSessions.id, id), lt(operatorSessions.lastUsedAt, now)));
}

/** Locks a session of a handheld until `unlockSession`; does nothing to another one. */
export async function lockSession(db: Database, sessionId: number, now: Date): Promise<void> {
  const isOfHandheld = and(eq(operatorSessions.id, sessionId), isNotNull(operatorSessions.handheldId));
  await db.update(operatorSessions).set({ lockedAt: now }).where(isOfHandheld);
}

/** After the PIN a session goes on. */
export async function unlockSession(tx: Database, sessionId: number, now: Date): Promise<void> {
  await tx.update(operatorSessions).set({ lockedAt: null, lastUsedAt: now }).where(eq(operatorSessions.id, sessionId));
}

/** Ends one session, or every session of an operator or a handheld, also those opened with a password in its browser. */
export async function endOperatorSessions(
  tx: Database,
  which: { readonly sessionId: number } | { readonly operatorId: number } | { readonly handheldId: number },
  now: Date,
): Promise<void> {
  const isIt =
    'sessionId' in which
      ? eq(operatorSessions.id, which.sessionId)
      : 'operatorId' in which
        ? eq(operatorSessions.operatorId, which.operatorId)
        : or(eq(operatorSessions.handheldId, which.handheldId), eq(operatorSessions.onHandheldId, which.handheldId));
  await tx
    .update(operatorSessions)
    .set({ endedAt: now })
    .where(and(isIt, isNull(operatorSessions.endedAt)));
}

/** Deletes sessions that began long ago. */
export async function deleteOldOperatorSessions(db: Database, now: Date): Promise<void> {
  await db.delete(operatorSessions).where(lt(operatorSessions.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
