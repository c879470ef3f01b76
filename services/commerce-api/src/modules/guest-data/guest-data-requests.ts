import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../database/database.types';
import { guestDataRequests } from '../../database/schema/contact';
import { newId } from '../../ids';
import type { Keys } from '../../keys';
import { derivedDigits, withoutGaps } from '../auth/codes/one-time-codes';

/** Long enough for a slow mail, short enough that a code found later opens nothing; the data is open as long. */
const VALID_MS = 15 * 60_000;
/** Five guesses of a million: enough for typing mistakes, and hopeless for strangers. */
const MAX_TRIES = 5;

export type GuestDataRequest = typeof guestDataRequests.$inferSelect;

/** Whose request it is: the session's, at a business. */
interface Asker {
  readonly businessId: number;
  /** The owner of the caller's details. */
  readonly owner: string;
}

/** The code of a request: six digits, derived from the row and a key outside the database. */
export const guestDataCode = (keys: Pick<Keys, 'digest'>, requestId: number): string =>
  derivedDigits(keys, `guest data ${requestId}`);

const isOf = ({ businessId, owner }: Asker) =>
  and(eq(guestDataRequests.businessId, businessId), eq(guestDataRequests.owner, owner));

/** Starts a request, which takes the place of the session's earlier one. @returns its id */
export async function startGuestDataRequest(
  tx: Database,
  asker: Asker,
  emailAddress: string,
  now: Date,
): Promise<number> {
  const id = newId();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const request = { id, emailAddress, tries: 0, createdAt: now, openedAt: null, expiresAt };
  await tx
    .insert(guestDataRequests)
    .values({ ...asker, ...request })
    .onConflictDoUpdate({ target: [guestDataRequests.businessId, guestDataRequests.owner], set: request });
  return id;
}

/** The session's request, until it expires. */
export async function guestDataRequestOf(db: Database, asker: Asker, now: Date): Promise<GuestDataRequest | undefined> {
  const [request] = await db
    .select()
    .from(guestDataRequests)
    .where(and(isOf(asker), gt(guestDataRequests.expiresAt, now)));
  return request;
}

/** Opens the data of the session's request if the code is its. Every call counts as a try. */
export async function tryGuestDataCode(
  db: Database,
  keys: Pick<Keys, 'digest'>,
  { businessId, owner }: Asker,
  given: string,
  now: Date,
): Promise<boolean> {
  const request = await firstRow<{ id: number | string }>(
    db,
    sql`update guest_data_requests set tries = tries + 1
        where business_id = ${businessId} and owner = ${owner} and tries < ${MAX_TRIES} and opened_at is null
          and expires_at > ${at(now)} returning id`,
  );
  if (!request) return false;
  const id = Number(request.id);
  const expected = Buffer.from(guestDataCode(keys, id));
  const typed = Buffer.from(withoutGaps(given));
  if (typed.length !== expected.length || !timingSafeEqual(typed, expected)) return false;
  const opened = { openedAt: now, expiresAt: new Date(now.getTime() + VALID_MS) };
  await db.update(guestDataRequests).set(opened).where(eq(guestDataRequests.id, id));
  return true;
}

/** Deletes requests that have expired. */
export async function deleteOldGuestDataRequests(db: Database, now: Date): Promise<void> {
  await db.delete(guestDataRequests).where(lt(guestDataRequests.expiresAt, now));
}
