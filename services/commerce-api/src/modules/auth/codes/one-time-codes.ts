import { timingSafeEqual } from 'node:crypto';
import { ONE_TIME_CODE_LENGTH } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { OneTimeCodeChannel } from '@storefront/api/entities/enumerations';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../../database/database.types';
import { type CodePurpose, members, oneTimeCodes } from '../../../database/schema/member';
import { newId } from '../../../ids';
import type { Keys } from '../../../keys';

/** Long enough for a slow mail, short enough that a code found later is useless. */
const VALID_SECONDS = 600;
/** Five guesses of a million: enough for typing mistakes, and hopeless for strangers. */
const MAX_TRIES = 5;
/** A second click, or impatience, within this time sends nothing. */
const RESEND_SECONDS = 30;
const RETENTION_MS = DAY_MS;

/** What a reply says about a code, whether or not one was sent. */
export const CODE_TIMES = { resendAfterSeconds: RESEND_SECONDS, validSeconds: VALID_SECONDS } as const;

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

export interface CodeRequest {
  readonly businessId: number;
  readonly memberId: number;
  readonly purpose: CodePurpose;
  readonly channel: OneTimeCodeChannel;
  /** An e-mail address, or a number as E.164. */
  readonly recipient: string;
  /** Keyed hash of the device's secret; undefined when the caller sent none. */
  readonly device: string | undefined;
}

type Digest = Pick<Keys, 'digest'>;

/** The digits of a code, derived from its row and a key outside the database, so that a retried mail has the same. */
export const digitsOf = (keys: Digest, codeId: number): string => derivedDigits(keys, `one-time code ${codeId}`);

/** Six digits that only the key's owner can derive. @param subject what they are for, with the id of its row */
export function derivedDigits(keys: Digest, subject: string): string {
  const bytes = Buffer.from(keys.digest(subject), 'base64url');
  const number = bytes.readBigUInt64BE(0) % 10n ** BigInt(ONE_TIME_CODE_LENGTH);
  return String(number).padStart(ONE_TIME_CODE_LENGTH, '0');
}

const hashOf = (keys: Digest, codeId: number, digits: string) => keys.digest(`typed code ${codeId} ${digits}`);

/** A typed or pasted code without the spaces and hyphens between its digits. */
export const withoutGaps = (typed: string) => typed.replace(/[\s-]/g, '');

const isOpen = (now: Date) => and(isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now));

const isFor = ({ memberId, purpose, device }: Pick<CodeRequest, 'memberId' | 'purpose' | 'device'>) =>
  and(
    eq(oneTimeCodes.memberId, memberId),
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.deviceHash, device ?? ''),
  );

/**
 * Makes a code in place of the open ones of the same device. The member's row is locked, so that two clicks make one.
 * @returns the code to send; undefined when one was sent to the same recipient a moment ago
 */
export async function issueCode(
  tx: Database,
  keys: Digest,
  request: CodeRequest,
  now: Date,
): Promise<OneTimeCode | undefined> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, request.memberId)).for('no key update');
  const resendFrom = new Date(now.getTime() - RESEND_SECONDS * 1000);
  const open = and(isFor(request), isOpen(now));
  const [recent] = await tx
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(open, eq(oneTimeCodes.recipient, request.recipient), gt(oneTimeCodes.createdAt, resendFrom)));
  if (recent) return undefined;
  await tx.update(oneTimeCodes).set({ usedAt: now }).where(open);
  const id = newId();
  const { device, ...rest } = request;
  const [row] = await tx
    .insert(oneTimeCodes)
    .values({
      ...rest,
      id,
      deviceHash: device ?? '',
      codeHash: hashOf(keys, id, digitsOf(keys, id)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_SECONDS * 1000),
    })
    .returning();
  return row;
}

/** A code that could not be sent; the next request makes another at once. */
export async function withdrawCode(db: Database, codeId: number, now: Date): Promise<void> {
  await db.update(oneTimeCodes).set({ usedAt: now }).where(eq(oneTimeCodes.id, codeId));
}

/**
 * Tries a typed code, outside of any transaction: a wrong try counts although the call is refused.
 * @returns the code if it is right; 'wrong'; or 'none' when there is no code left to try
 */
export async function tryCode(
  db: Database,
  keys: Digest,
  request: Pick<CodeRequest, 'memberId' | 'purpose' | 'device'>,
  typed: string,
  now: Date,
): Promise<OneTimeCode | 'wrong' | 'none'> {
  const [code] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(isFor(request), isOpen(now)))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1);
  if (!code) return 'none';
  const counted = await firstRow(
    db,
    sql`update one_time_codes set tries = tries + 1 where id = ${code.id} and tries < ${MAX_TRIES} returning id`,
  );
  if (!counted) return 'none';
  const given = Buffer.from(hashOf(keys, code.id, withoutGaps(typed)));
  return timingSafeEqual(given, Buffer.from(code.codeHash)) ? code : 'wrong';
}

/** Uses a code up, in the transaction of what it allows. @returns false when another request was first */
export async function redeemCode(tx: Database, codeId: number, now: Date): Promise<boolean> {
  const used = await firstRow(
    tx,
    sql`update one_time_codes set used_at = ${at(now)} where id = ${codeId} and used_at is null returning id`,
  );
  return used !== undefined;
}

/** Invalidates every open code of a member. */
export async function invalidateCodes(tx: Database, memberId: number, now: Date): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.memberId, memberId), isNull(oneTimeCodes.usedAt)));
}

/** Deletes codes that expired long ago; trying one gives the same reply as before. */
export async function deleteOldCodes(db: Database, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, new Date(now.getTime() - RETENTION_MS)));
}
