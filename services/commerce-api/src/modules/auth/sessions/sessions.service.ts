import { createHash } from 'node:crypto';
import { DAY_MS } from '@storefront/api/durations';
import type { LoginKind } from '@storefront/api/entities/session-state';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../../database/database.types';
import { refreshTokens, sessions } from '../../../database/schema/member';
import { newId, newToken } from '../../../ids';
import { refuse } from '../../../problem';
import { deleteJoinedBaskets } from '../../basket/basket.repository';
import { eraseDetailsOfMember, eraseDetailsOfSession } from '../../basket/owners/personal-details';

/** A member who shops once a month stays logged in; a token on a forgotten device expires. */
const REFRESH_DAYS = 60;
/** A session ends this many days after its log-in, however often it was refreshed. */
export const SESSION_DAYS = 90;
/** Two tabs may refresh with the same token at once: within this time the second use is not treated as theft. */
const ROTATION_GRACE_MS = 10_000;

export interface RefreshGrant {
  memberId: number;
  sessionId: number;
  refreshToken: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

async function addToken(tx: Database, sessionId: number, now: Date): Promise<string> {
  const token = newToken();
  await tx.insert(refreshTokens).values({
    id: newId(),
    sessionId,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_DAYS * DAY_MS),
  });
  return token;
}

/** Starts a session: a new family of refresh tokens. @param device its browser and system, if it said @param assistedVisitId of an operator's for the member */
export async function startSession(
  tx: Database,
  memberId: number,
  businessId: number,
  kind: LoginKind,
  now: Date,
  device: string | null = null,
  assistedVisitId: number | null = null,
): Promise<RefreshGrant> {
  const sessionId = newId();
  await tx
    .insert(sessions)
    .values({ id: sessionId, memberId, businessId, kind, device, assistedVisitId, createdAt: now, lastUsedAt: now });
  return { memberId, sessionId, refreshToken: await addToken(tx, sessionId, now) };
}

/** The way in that a session began with. */
export async function kindOfSession(db: Database, sessionId: number): Promise<LoginKind> {
  const [session] = await db.select({ kind: sessions.kind }).from(sessions).where(eq(sessions.id, sessionId));
  return session?.kind ?? 'unknown';
}

/** Whether a session has not been ended. */
export async function isSessionOpen(db: Database, sessionId: number | undefined): Promise<boolean> {
  if (sessionId === undefined) return false;
  return (await db.$count(sessions, and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))) > 0;
}

interface TokenRow {
  sessionId: number;
  memberId: number;
  beganAt: Date;
  usedAt: Date | null;
}

/** A session that a refresh ended, because its token was used twice or it has expired. */
export interface EndedSession {
  ended: 'replayed' | 'too_old';
  memberId: number;
  sessionId: number;
}

async function findToken(tx: Database, token: string, businessId: number, now: Date): Promise<TokenRow | undefined> {
  const [row] = await tx
    .select({
      sessionId: sessions.id,
      memberId: sessions.memberId,
      beganAt: sessions.createdAt,
      usedAt: refreshTokens.usedAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(
      and(
        eq(refreshTokens.tokenHash, hashOf(token)),
        eq(sessions.businessId, businessId),
        isNull(sessions.revokedAt),
        sql`${refreshTokens.expiresAt} > ${at(now)}`,
      ),
    );
  return row;
}

/**
 * Exchanges a refresh token for the next one of its family. Reuse of an old token is treated as theft and ends the
 * family; so does the session's expiry.
 */
export async function rotateRefreshToken(
  tx: Database,
  token: string,
  businessId: number,
  now: Date,
): Promise<RefreshGrant | EndedSession> {
  const found = await findToken(tx, token, businessId, now);
  if (!found) throw refuse('refresh_token_invalid');
  const { memberId, sessionId } = found;
  if (now.getTime() - found.beganAt.getTime() > SESSION_DAYS * DAY_MS) {
    await endSession(tx, sessionId, now);
    return { ended: 'too_old', memberId, sessionId };
  }
  const taken = await firstRow(
    tx,
    sql`update refresh_tokens set used_at = ${at(now)}
        where token_hash = ${hashOf(token)} and used_at is null returning id`,
  );
  if (!taken) {
    const usedAt = (await findToken(tx, token, businessId, now))?.usedAt ?? new Date(0);
    if (now.getTime() - usedAt.getTime() > ROTATION_GRACE_MS) {
      await endSession(tx, sessionId, now);
      return { ended: 'replayed', memberId, sessionId };
    }
  }
  return { memberId, sessionId, refreshToken: await addToken(tx, sessionId, now) };
}

/** Ends a session and erases the personal details that it entered into baskets. */
export async function endSession(tx: Database, sessionId: number, now: Date): Promise<void> {
  await eraseDetailsOfSession(tx, sessionId);
  const [session] = await tx.select({ memberId: sessions.memberId }).from(sessions).where(eq(sessions.id, sessionId));
  if (session) await deleteJoinedBaskets(tx, session.memberId);
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends the session of a refresh token, whether or not the token was used. */
export async function endSessionOf(tx: Database, token: string, businessId: number, now: Date): Promise<void> {
  const found = await findToken(tx, token, businessId, now);
  if (found) await endSession(tx, found.sessionId, now);
}

/** Ends every session of a member like `endSession` does. */
export async function endAllSessions(tx: Database, memberId: number, now: Date): Promise<void> {
  await eraseDetailsOfMember(tx, memberId);
  await deleteJoinedBaskets(tx, memberId);
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.revokedAt)));
}
