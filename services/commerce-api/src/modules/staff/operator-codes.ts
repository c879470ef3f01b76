import { timingSafeEqual } from 'node:crypto';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@storefront/api/durations';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../database/database.types';
import { operatorCodes, operators } from '../../database/schema/operator';
import { newId } from '../../ids';
import type { Keys } from '../../keys';
import { derivedDigits, withoutGaps } from '../auth/codes/one-time-codes';

/** Long enough for a slow mail, short enough that a code found later is useless. */
const VALID_MS = 10 * MINUTE_MS;
/** Five guesses of a million: enough for typing mistakes, and hopeless for strangers. */
const MAX_TRIES = 5;
/** A second click, or impatience, within this time sends nothing. */
const RESEND_MS = 30 * SECOND_MS;
/** A late try gets the same answer for a day. */
const RETENTION_MS = DAY_MS;

type Digest = Pick<Keys, 'digest'>;

/** Whose code it is, and the only device that it works on: the keyed hash of its secret, if it has one. */
interface CodeOwner {
  readonly operatorId: number;
  readonly device: string | undefined;
}

/** The digits of a code, derived from its row and a key outside the database, so that a retried mail has the same. */
export const operatorCodeDigits = (keys: Digest, codeId: number): string =>
  derivedDigits(keys, `operator code ${codeId}`);

const hashOf = (keys: Digest, codeId: number, digits: string) => keys.digest(`operator code ${codeId} ${digits}`);

const isOpen = ({ operatorId, device }: CodeOwner, now: Date) =>
  and(
    eq(operatorCodes.operatorId, operatorId),
    eq(operatorCodes.deviceHash, device ?? ''),
    isNull(operatorCodes.usedAt),
    gt(operatorCodes.expiresAt, now),
  );

/**
 * Makes a code in place of the open ones of the same device. The operator's row is locked, so that two clicks make one.
 * @returns its id, for the mail; undefined when one was sent a moment ago
 */
export async function issueOperatorCode(
  tx: Database,
  keys: Digest,
  owner: CodeOwner,
  now: Date,
): Promise<number | undefined> {
  const { operatorId, device } = owner;
  await tx.select({ id: operators.id }).from(operators).where(eq(operators.id, operatorId)).for('no key update');
  const resendFrom = new Date(now.getTime() - RESEND_MS);
  const isRecent = and(isOpen(owner, now), gt(operatorCodes.createdAt, resendFrom));
  if ((await tx.$count(operatorCodes, isRecent)) > 0) return undefined;
  await tx.update(operatorCodes).set({ usedAt: now }).where(isOpen(owner, now));
  const id = newId();
  await tx.insert(operatorCodes).values({
    id,
    operatorId,
    deviceHash: device ?? '',
    codeHash: hashOf(keys, id, operatorCodeDigits(keys, id)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_MS),
  });
  return id;
}

/**
 * Tries a typed code, outside of any transaction: a wrong try counts although the call is refused.
 * @returns the id of the code; undefined when it is wrong, or there is none left to try
 */
export async function tryOperatorCode(
  db: Database,
  keys: Digest,
  owner: CodeOwner,
  typed: string,
  now: Date,
): Promise<number | undefined> {
  const [code] = await db
    .select()
    .from(operatorCodes)
    .where(isOpen(owner, now))
    .orderBy(desc(operatorCodes.createdAt))
    .limit(1);
  if (!code) return undefined;
  const counted = await firstRow(
    db,
    sql`update operator_codes set tries = tries + 1 where id = ${code.id} and tries < ${MAX_TRIES} returning id`,
  );
  if (!counted) return undefined;
  const given = Buffer.from(hashOf(keys, code.id, withoutGaps(typed)));
  return timingSafeEqual(given, Buffer.from(code.codeHash)) ? code.id : undefined;
}

/** Uses a code up, in the transaction of what it allows. @returns false when another request was first */
export async function redeemOperatorCode(tx: Database, codeId: number, now: Date): Promise<boolean> {
  const used = await firstRow(
    tx,
    sql`update operator_codes set used_at = ${at(now)} where id = ${codeId} and used_at is null returning id`,
  );
  return used !== undefined;
}

/** Deletes codes that expired long ago. */
export async function deleteOldOperatorCodes(db: Database, now: Date): Promise<void> {
  await db.delete(operatorCodes).where(lt(operatorCodes.expiresAt, new Date(now.getTime() - RETENTION_MS)));
}
