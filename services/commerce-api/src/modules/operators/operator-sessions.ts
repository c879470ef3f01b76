import { randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@storefront/api/durations';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { operatorSessions, operators } from '../../database/schema/operator';
import { newId } from '../../ids';
import type { Keys } from '../../keys';

/** A shift, with its breaks: whoever comes the next day logs in again. */
export const OPERATOR_SESSION_MS = 12 * HOUR_MS;
/** How inaccurate the recorded last use may be; avoids a write for every call. */
const TOUCH_INTERVAL_MS = MINUTE_MS;
/** The list of staff shows when somebody was last here. */
const RETENTION_MS = 120 * DAY_MS;
/** With 256 bits a token cannot be guessed, so its digest needs no slow hash. */
const TOKEN_BYTES = 32;
const PREFIX = 'os_';

const hashOf = ({ digest }: Pick<Keys, 'digest'>, token: string) => digest(`operator session ${token}`);

/** Whether a caller's secret is the token of a session, not a key. */
export const isSessionToken = (secret: string): boolean => secret.startsWith(PREFIX);

/** Starts a session of an operator. @returns its token, of which only the hash is stored */
export async function startOperatorSession(
  tx: Database,
  keys: Pick<Keys, 'digest'>,
  operatorId: number,
  now: Date,
): Promise<string> {
  const token = `${PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  await tx.insert(operatorSessions).values({
    id: newId(),
    operatorId,
    tokenHash: hashOf(keys, token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + OPERATOR_SESSION_MS),
  });
  return token;
}

/** The session of a token with its operator; undefined when it has ended or expired, or the operator was withdrawn. */
export async function findOperatorSession(db: Database, keys: Pick<Keys, 'digest'>, token: string, now: Date) {
  const [row] = await db
    .select({ session: operatorSessions, operator: operators })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, hashOf(keys, token)),
        isNull(operatorSessions.endedAt),
        gt(operatorSessions.expiresAt, now),
        isNull(operators.withdrawnAt),
      ),
    );
  return row;
}

/** Records that a session is used; of calls at once, one writes. */
export async function touchOperatorSession(
  db: Database,
  { id, lastUsedAt }: Pick<typeof operatorSessions.$inferSelect, 'id' | 'lastUsedAt'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - TOUCH_INTERVAL_MS);
  if (lastUsedAt > before) return;
  await db
    .update(operatorSessions)
    .set({ lastUsedAt: now })
    .where(and(eq(operatorSessions.id, id), lt(operatorSessions.lastUsedAt, now)));
}

/** Ends one session, or every session of an operator. */
export async function endOperatorSessions(
  tx: Database,
  which: { readonly sessionId: number } | { readonly operatorId: number },
  now: Date,
): Promise<void> {
  const isIt =
    'sessionId' in which ? eq(operatorSessions.id, which.sessionId) : eq(operatorSessions.operatorId, which.operatorId);
  await tx
    .update(operatorSessions)
    .set({ endedAt: now })
    .where(and(isIt, isNull(operatorSessions.endedAt)));
}

/** Deletes sessions that began long ago. */
export async function deleteOldOperatorSessions(db: Database, now: Date): Promise<void> {
  await db.delete(operatorSessions).where(lt(operatorSessions.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
