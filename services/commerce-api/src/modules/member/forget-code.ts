import { timingSafeEqual } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../database/database.types';
import { forgetCodes } from '../../database/schema/member';
import { newId } from '../../ids';
import type { Keys } from '../../keys';

/** Long enough for a slow mail, short enough that a code found later deletes no account. */
const VALID_MS = 15 * 60_000;
/** Five guesses of a million: enough for typing mistakes, and hopeless for strangers. */
const MAX_TRIES = 5;

/** The code of a request: six digits, derived from the row and a key outside the database. */
export function forgetCode(keys: Pick<Keys, 'digest'>, requestId: number): string {
  const digest = Buffer.from(keys.digest(`forget code ${requestId}`), 'base64url');
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

/** Starts a request, which takes the place of an earlier one. */
export async function startForgetRequest(
  tx: Database,
  { memberId, businessId }: { memberId: number; businessId: number },
  now: Date,
): Promise<{ id: number; expiresAt: Date }> {
  const request = { id: newId(), businessId, tries: 0, createdAt: now, expiresAt: new Date(now.getTime() + VALID_MS) };
  await tx
    .insert(forgetCodes)
    .values({ memberId, ...request })
    .onConflictDoUpdate({ target: forgetCodes.memberId, set: request });
  return request;
}

/** Whether a code is that of the member's present request. Every call counts as a try. */
export async function tryForgetCode(
  db: Database,
  keys: Pick<Keys, 'digest'>,
  memberId: number,
  given: string,
  now: Date,
): Promise<boolean> {
  const request = await firstRow<{ id: number | string }>(
    db,
    sql`update forget_codes set tries = tries + 1
        where member_id = ${memberId} and tries < ${MAX_TRIES} and expires_at > ${at(now)} returning id`,
  );
  if (!request) return false;
  const expected = Buffer.from(forgetCode(keys, Number(request.id)));
  const typed = Buffer.from(given.replace(/\s/g, ''));
  return typed.length === expected.length && timingSafeEqual(typed, expected);
}

/** Deletes requests that have expired. */
export async function deleteOldForgetRequests(db: Database, now: Date): Promise<void> {
  await db.delete(forgetCodes).where(lt(forgetCodes.expiresAt, now));
}
