import { GUEST_IDLE_MINUTES } from '@storefront/api/constants';
import type { Basket } from '@storefront/api/entities/basket';
import { and, eq, inArray, isNotNull, like, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { baskets } from '../../database/schema/basket';
import { sessions } from '../../database/schema/member';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { BasketRow } from './basket.repository';

/** A guest who has done nothing for this long has left, and their details must not be found by the next person. */
export const GUEST_IDLE_MS = GUEST_IDLE_MINUTES * 60_000;
/** A member's session may rest longer: it is opened with a password. */
export const MEMBER_IDLE_MS = 30 * 86_400_000;
/** How much later than its last use a basket may say that it was used; spares a write with every reading. */
const USE_NOTED_EVERY_MS = 60_000;

const GUEST = 'guest:';

/** The owner of details that a member's session entered. */
export const memberDetails = (sessionId: number) => `member:${sessionId}`;
/** The owner of details that a guest's session entered. @param hash keyed hash of the session's secret */
export const guestDetails = (hash: string) => `${GUEST}${hash}`;

/** A basket without any personal details. */
export const NO_DETAILS = {
  contact: null,
  deliveryAddress: null,
  billingAddress: null,
  retailMemberId: null,
  detailsOwner: null,
  detailsUsedAt: null,
} as const;

type Details = Pick<BasketRow, 'contact' | 'deliveryAddress' | 'billingAddress' | 'retailMemberId'>;

function isOwnedByCaller({ detailsOwner, detailsUsedAt }: BasketRow, caller: Caller, now: Date): boolean {
  if (!detailsOwner || detailsOwner !== caller.details?.owner || !detailsUsedAt) return false;
  const idle = caller.member ? MEMBER_IDLE_MS : GUEST_IDLE_MS;
  return now.getTime() - detailsUsedAt.getTime() <= idle;
}

/** The personal details of a basket that this caller's session entered; those of any other session are not shown. */
export function detailsOf(basket: BasketRow, caller: Caller, now: Date): Details {
  return isOwnedByCaller(basket, caller, now) ? basket : NO_DETAILS;
}

/** The same as the reply of a basket has it. */
export function checkoutOf(basket: BasketRow, caller: Caller, now: Date): Basket['checkout'] {
  const { contact, deliveryAddress, billingAddress } = detailsOf(basket, caller, now);
  return { contact, deliveryAddress, billingAddress, session: caller.details?.tag ?? null };
}

/**
 * What has to change in a basket before this caller's details are written to it: those of another session go, and the basket is the caller's.
 * @throws Problem guest_session_required: there is nothing that the details could be bound to
 */
export function ownDetails(basket: BasketRow, caller: Caller, now: Date) {
  if (!caller.details) throw refuse('guest_session_required');
  const kept = isOwnedByCaller(basket, caller, now) ? {} : { ...NO_DETAILS, memberId: caller.member?.memberId ?? null };
  return { ...kept, detailsOwner: caller.details.owner, detailsUsedAt: now };
}

/** Notes that the caller's own details are in use, so that they do not count as idle. */
export async function touchDetails(db: Database, basket: BasketRow, caller: Caller, now: Date): Promise<void> {
  if (!isOwnedByCaller(basket, caller, now)) return;
  if (basket.detailsUsedAt && now.getTime() - basket.detailsUsedAt.getTime() < USE_NOTED_EVERY_MS) return;
  await db.update(baskets).set({ detailsUsedAt: now }).where(eq(baskets.id, basket.id));
}

/** Erases what a member's session entered into baskets; called as the session ends. */
export async function eraseDetailsOfSession(db: Database, sessionId: number): Promise<void> {
  await db
    .update(baskets)
    .set(NO_DETAILS)
    .where(eq(baskets.detailsOwner, memberDetails(sessionId)));
}

/** Erases what any session of a member entered into baskets. */
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

/** Erases details that nobody has used for as long as their session may rest. */
export async function eraseIdleDetails(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => lt(baskets.detailsUsedAt, new Date(now.getTime() - ms));
  const isGuests = like(baskets.detailsOwner, `${GUEST}%`);
  await db
    .update(baskets)
    .set(NO_DETAILS)
    .where(and(isNotNull(baskets.detailsOwner), or(and(isGuests, before(GUEST_IDLE_MS)), before(MEMBER_IDLE_MS))));
}
