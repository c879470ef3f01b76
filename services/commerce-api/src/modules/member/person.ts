import { and, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { baskets } from '../../database/schema/basket';
import { contactRequests } from '../../database/schema/contact';
import { sessions } from '../../database/schema/member';
import { orders } from '../../database/schema/order';
import type { OrderState } from '../../states/order-status';
import type { Member } from './member.repository';

/** An order in these statuses is still on its way to its shopper. */
export const OPEN_ORDERS: readonly OrderState[] = [
  'sent_to_store',
  'store_accepted_picking',
  'picked',
  'en_route',
  'unable_to_deliver',
];

/** A member or a guest, and the ids of the rows that lead to others. */
export interface Person {
  /** Null for a guest. */
  readonly memberId: number | null;
  readonly businessId: number;
  /** Empty when the member has not proved it: then rows that only name the address are not theirs. */
  readonly emailAddress: string;
  readonly sessionIds: readonly number[];
  readonly basketIds: readonly number[];
  /** Orders and drafts; of guests those that were placed with the proven e-mail address. */
  readonly draftOrderIds: readonly number[];
  readonly contactIds: readonly number[];
}

/**
 * The orders of a member, and those that were placed and finished as a guest with a proven e-mail address.
 * @param provenEmail empty when the member has not proved their address, which may be another person's
 */
const isOrderOf = ({ id, businessId }: Pick<Member, 'id' | 'businessId'>, provenEmail: string) =>
  and(
    eq(orders.businessId, businessId),
    or(
      eq(orders.memberId, id),
      // Orders of deleted members have no address either.
      provenEmail === ''
        ? undefined
        : and(
            isNull(orders.memberId),
            sql`${orders.contact} ->> 'email' = ${provenEmail}`,
            isNotNull(orders.placedAt),
            notInArray(orders.status, [...OPEN_ORDERS]),
          ),
    ),
  );

/**
 * Collects what leads to a member's rows.
 * @param isEmailProven whether rows of guests with the member's e-mail address are the member's too
 */
export async function personOf(db: Database, member: Member, isEmailProven: boolean): Promise<Person> {
  const { id: memberId, businessId } = member;
  const emailAddress = isEmailProven ? member.emailAddress : '';
  const sessionRows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.memberId, memberId));
  const orderRows = await db
    .select({ id: orders.draftOrderId, basketId: orders.basketId })
    .from(orders)
    .where(isOrderOf(member, emailAddress));
  const basketRows = await db.select({ id: baskets.id }).from(baskets).where(eq(baskets.memberId, memberId));
  const contactRows = await db
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(
      and(
        eq(contactRequests.businessId, businessId),
        or(
          eq(contactRequests.memberId, memberId),
          and(isNull(contactRequests.memberId), sql`lower(${contactRequests.emailAddress}) = ${emailAddress}`),
        ),
      ),
    );
  return {
    memberId,
    businessId,
    emailAddress,
    sessionIds: sessionRows.map(({ id }) => id),
    basketIds: [...new Set([...basketRows.map(({ id }) => id), ...orderRows.map(({ basketId }) => basketId)])],
    draftOrderIds: orderRows.map(({ id }) => id),
    contactIds: contactRows.map(({ id }) => id),
  };
}
