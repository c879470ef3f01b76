import { GUEST_IDLE_MINUTES } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { Basket } from '@storefront/api/entities/basket';
import { and, eq, inArray, isNotNull, like, lt, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { baskets } from '../../../database/schema/basket';
import { sessions } from '../../../database/schema/member';
import { displayPhone } from '../../../formats/display-phone';
import { GUEST_PREFIX, memberDetails } from '../../../http/callers/details-owner';
import type { Caller } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { BasketRow } from '../basket.repository';

/**
 * A guest who was idle for this long has probably left, and the next person at the device must not find their details.
 */
export const GUEST_IDLE_MS = GUEST_IDLE_MINUTES * 60_000;
/** A member's session may be idle for longer, because it was opened with a password. */
const MEMBER_IDLE_MS = 30 * DAY_MS;
/** How inaccurate the recorded last use may be; avoids a write for every read. */
const TOUCH_INTERVAL_MS = 60_000;

/** The columns of a basket without personal details. */
export const NO_DETAILS = {
  contact: null,
  deliveryAddress: null,
  billingAddress: null,
  retailMemberId: null,
  instructions: null,
  detailsOwner: null,
  detailsUsedAt: null,
} as const;

type Details = Pick<BasketRow, 'contact' | 'deliveryAddress' | 'billingAddress' | 'retailMemberId' | 'instructions'>;

function isOwnedByCaller({ detailsOwner, detailsUsedAt }: BasketRow, caller: Caller, now: Date): boolean {
  if (!detailsOwner || detailsOwner !== caller.details?.owner || !detailsUsedAt) return false;
  const idle = caller.member ? MEMBER_IDLE_MS : GUEST_IDLE_MS;
  return now.getTime() - detailsUsedAt.getTime() <= idle;
}

/** The basket's personal details if this caller's session entered them; another session's details are not returned. */
export function detailsOf(basket: BasketRow, caller: Caller, now: Date): Details {
  return isOwnedByCaller(basket, caller, now) ? basket : NO_DETAILS;
}

/** The details in the form of a basket's reply. @param country the business's own */
export function checkoutOf(basket: BasketRow, caller: Caller, country: string, now: Date): Basket['checkout'] {
  const { contact: entered, deliveryAddress, billingAddress, instructions } = detailsOf(basket, caller, now);
  const contact = entered && { ...entered, phoneNumberDisplay: displayPhone(entered.phoneNumber, country) };
  return { contact, deliveryAddress, billingAddress, instructions, session: caller.details?.tag ?? null };
}

/**
 * The changes to a basket before this caller's details are written: details of another session are removed and the
 * caller becomes the owner.
 * @throws Problem guest_session_required: there is no session to own the details
 */
export function ownDetails(basket: BasketRow, caller: Caller, now: Date) {
  if (!caller.details) throw refuse('guest_session_required');
  const kept = isOwnedByCaller(basket, caller, now)
    ? {}
    : { ...NO_DETAILS, memberId: caller.member?.memberId ?? basket.memberId };
  return { ...kept, detailsOwner: caller.details.owner, detailsUsedAt: now };
}

/** Records that the caller used their own details, so that they do not count as idle. */
export async function touchDetails(db: Database, basket: BasketRow, caller: Caller, now: Date): Promise<void> {
  if (!isOwnedByCaller(basket, caller, now)) return;
  if (basket.detailsUsedAt && now.getTime() - basket.detailsUsedAt.getTime() < TOUCH_INTERVAL_MS) return;
  await db.update(baskets).set({ detailsUsedAt: now }).where(eq(baskets.id, basket.id));
}

/** Erases the details that a member's session entered into baskets; called when the session ends. */
export const eraseDetailsOfSession = (db: Database, sessionId: number): Promise<void> =>
  eraseDetailsOfOwner(db, memberDetails(sessionId));

/** Erases the details of an owner, a guest session's too. */
export async function eraseDetailsOfOwner(db: Database, owner: string): Promise<void> {
  await db.update(baskets).set(NO_DETAILS).where(eq(baskets.detailsOwner, owner));
}

/** Erases the details that any session of a member entered into baskets. */
export async function eraseDetailsOfMember(db: Database, memberId: number): Promise<void> {
  const own = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.memberId, memberId));
  if (own.length === 0) return;
  await db
    .update(baskets)
    .set(NO_DETAILS)
    .where(
      inArray(
        baskets.detailsOwner,
        own.map(({ id }) => memberDetails(id)),
      ),
    );
}

/** Erases details that were idle for longer than their session may be. */
export async function eraseIdleDetails(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => lt(baskets.detailsUsedAt, new Date(now.getTime() - ms));
  const isGuests = like(baskets.detailsOwner, `${GUEST_PREFIX}%`);
  await db
    .update(baskets)
    .set(NO_DETAILS)
    .where(and(isNotNull(baskets.detailsOwner), or(and(isGuests, before(GUEST_IDLE_MS)), before(MEMBER_IDLE_MS))));
}
