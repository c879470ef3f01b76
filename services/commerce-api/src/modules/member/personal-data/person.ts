import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { baskets } from '../../../database/schema/basket';
import { contactRequests } from '../../../database/schema/contact';
import { sessions } from '../../../database/schema/member';
import { orders } from '../../../database/schema/order';
import type { Member } from '../member.repository';

/** A member, and the ids of the rows that lead to others. */
export interface Person {
  readonly memberId: number;
  readonly businessId: number;
  readonly emailAddress: string;
  readonly sessionIds: readonly number[];
  readonly basketIds: readonly number[];
  /** Orders and drafts; of guests those that were placed with the member's e-mail address. */
  readonly draftOrderIds: readonly number[];
  readonly contactIds: readonly number[];
}

/** The orders of a member, including those placed as a guest with the same e-mail address. */
export const isOrderOf = ({ id, businessId, emailAddress }: Pick<Member, 'id' | 'businessId' | 'emailAddress'>) =>
  and(
    eq(orders.businessId, businessId),
    or(
      eq(orders.memberId, id),
      and(isNull(orders.memberId), sql`lower(${orders.contact} ->> 'email') = ${emailAddress}`),
    ),
  );

/** Collects what leads to a member's rows. */
export async function personOf(db: Database, member: Member): Promise<Person> {
  const { id: memberId, businessId, emailAddress } = member;
  const sessionRows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.memberId, memberId));
  const orderRows = await db
    .select({ id: orders.draftOrderId, basketId: orders.basketId })
    .from(orders)
    .where(isOrderOf(member));
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
