import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.types';
import { passkeyChallenges } from '../../../database/schema/member';
import { newId, newToken } from '../../../ids';

/** The time that browsers give people too; a phone that is held before another screen takes a while. */
export const CHALLENGE_MS = 5 * 60_000;

type PasskeyChallenge = typeof passkeyChallenges.$inferSelect;

/** Who may answer a challenge, for what, and on which device. @see PasskeyPurpose */
export type Asked = Pick<PasskeyChallenge, 'businessId' | 'purpose' | 'deviceHash'> & {
  /** Of who adds one; nobody is known before a log-in. */
  readonly memberId?: number;
  readonly operatorId?: number;
};

/** What was asked, by the challenge that a browser says was signed. */
export type TakenChallenge = PasskeyChallenge & { readonly challenge: string };

const isOrNull = (column: PgColumn, id: number | undefined) => (id === undefined ? isNull(column) : eq(column, id));

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

/** Records a challenge. @returns 32 random bytes in base64url, of which only a hash is stored */
export async function newChallenge(
  db: Database,
  asked: Asked & { readonly origin: string; readonly userHandle?: string },
  now: Date,
): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await db.insert(passkeyChallenges).values({ ...asked, id: newId(), challengeHash: hashOf(challenge), expiresAt });
  return challenge;
}

/** The challenge that a browser says was signed; undefined when its data is no such statement. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = Object(data) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Uses a challenge up, before anything is verified: a passkey that is refused cannot be sent again.
 * @returns undefined for one that is unknown, used, expired, or another device's, owner's, business's or purpose's
 */
export async function takeChallenge(
  db: Database,
  { businessId, purpose, deviceHash, memberId, operatorId }: Asked,
  clientDataJSON: string,
  now: Date,
): Promise<TakenChallenge | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOf(challenge)),
        eq(passkeyChallenges.businessId, businessId),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.deviceHash, deviceHash),
        isOrNull(passkeyChallenges.memberId, memberId),
        isOrNull(passkeyChallenges.operatorId, operatorId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning();
  return taken && { ...taken, challenge };
}

export async function deleteOldChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
