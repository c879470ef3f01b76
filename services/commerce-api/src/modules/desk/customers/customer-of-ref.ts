import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced, type PlacedOrder } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import { refuse } from '../../../problem';
import { type Member, memberById } from '../../member/member.repository';

/** A member, or the guest of an e-mail address. */
export interface CustomerOf {
  readonly ref: string;
  readonly businessId: number;
  readonly member: Member | undefined;
  /** Of a guest: the order by which they are named. */
  readonly order: PlacedOrder | undefined;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string | null;
}

export const memberRef = (memberId: number): string => `m${memberId}`;
export const guestRef = (draftOrderId: number): string => `g${draftOrderId}`;

/** The placed orders of guests of a business; what members ordered is not theirs, even with the same address. */
const isGuestOrder = (businessId: number): SQL | undefined =>
  and(eq(orders.businessId, businessId), isNull(orders.memberId), isNotNull(orders.placedAt));

/** The orders of a person, drafts and earlier versions included. */
export const isOrderOfCustomer = ({ businessId, member, email }: CustomerOf): SQL | undefined =>
  member
    ? and(eq(orders.businessId, businessId), eq(orders.memberId, member.id))
    : and(isGuestOrder(businessId), sql`${orders.contact} ->> 'email' = ${email}`);

async function guestOfOrder(db: Database, businessId: number, draftOrderId: number): Promise<PlacedOrder> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(isGuestOrder(businessId), eq(orders.draftOrderId, draftOrderId)));
  // An erased order has no address, and so no guest.
  if (!isPlaced(order) || order.contact.email === '') throw refuse('customer_not_found');
  return order;
}

/** The person of a reference, in this business only. @throws Problem customer_not_found */
export async function customerOf(db: Database, businessId: number, ref: string): Promise<CustomerOf> {
  const id = Number(ref.slice(1));
  if (ref.startsWith('g')) {
    const order = await guestOfOrder(db, businessId, id);
    const { firstName, lastName, email, phoneNumber } = order.contact;
    return { ref, businessId, member: undefined, order, name: `${firstName} ${lastName}`, email, phoneNumber };
  }
  const member = await memberById(db, id, businessId);
  if (!member) throw refuse('customer_not_found');
  const name = `${member.firstname} ${member.lastname}`;
  const { emailAddress: email, mobileContactNumber: phoneNumber } = member;
  return { ref, businessId, member, order: undefined, name, email, phoneNumber };
}
