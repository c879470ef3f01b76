import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced, type PlacedOrder } from '../../../database/order-row';
import { members } from '../../../database/schema/member';
import { orders } from '../../../database/schema/order';
import { refuse } from '../../../problem';
import { type Member, memberById } from '../../member/member.repository';

/** A member, or the guest of an e-mail address. */
export interface CustomerOf {
  /** As the desk names them: a member by their id, whatever they were asked for by. */
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

function asMember(ref: string, member: Member): CustomerOf {
  const { businessId, firstname, lastname, emailAddress: email, mobileContactNumber: phoneNumber } = member;
  return { ref, businessId, member, order: undefined, name: `${firstname} ${lastname}`, email, phoneNumber };
}

/** Who placed an order: a member, or the guest of its address. @throws Problem customer_not_found */
async function customerOfOrder(db: Database, businessId: number, draftOrderId: number): Promise<CustomerOf> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.businessId, businessId), eq(orders.draftOrderId, draftOrderId)));
  const member = order?.memberId ? await memberById(db, order.memberId, businessId) : undefined;
  if (member) return asMember(memberRef(member.id), member);
  // An erased order has no address, and so no guest.
  if (!isPlaced(order) || order.contact.email === '') throw refuse('customer_not_found');
  const { firstName, lastName, email, phoneNumber } = order.contact;
  const ref = guestRef(draftOrderId);
  return { ref, businessId, member, order, name: `${firstName} ${lastName}`, email, phoneNumber };
}

/** The person of a reference, in this business only. @throws Problem customer_not_found */
export async function customerOf(db: Database, businessId: number, ref: string): Promise<CustomerOf> {
  const id = Number(ref.slice(1));
  if (ref.startsWith('g')) return customerOfOrder(db, businessId, id);
  const member = await memberById(db, id, businessId);
  if (!member) throw refuse('customer_not_found');
  return asMember(ref, member);
}

/** Locks a person: two calls about them, by whatever order they are named, wait for each other. */
export async function lockCustomer(tx: Database, customer: CustomerOf): Promise<void> {
  if (customer.member) {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, customer.member.id)).for('no key update');
    return;
  }
  await tx
    .select({ id: orders.draftOrderId })
    .from(orders)
    .where(isOrderOfCustomer(customer))
    .orderBy(asc(orders.draftOrderId))
    .limit(1)
    .for('no key update');
}
