import { CUSTOMER_LIST_MAX } from '@storefront/api/constants';
import type { CustomerMessage } from '@storefront/api/entities/desk/customer';
import type { ReplyOf } from '@storefront/api/operation-types';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { orderComplaints } from '../../../database/schema/complaint';
import { contactRequests } from '../../../database/schema/contact';
import { orders } from '../../../database/schema/order';
import { type CustomerOf, guestRef, isOrderOfCustomer, memberRef } from './customer-of-ref';

/** The newest order of a guest who wrote a message; null for a person who has never ordered. */
const guestOrder = sql<number | string | null>`(select o.draft_order_id from orders o
  where o.business_id = ${contactRequests.businessId} and o.member_id is null and o.placed_at is not null
    and o.contact ->> 'email' = lower(${contactRequests.emailAddress}) order by o.placed_at desc limit 1)`;

async function contactsBy(db: Database, condition: SQL | undefined, order: SQL): Promise<CustomerMessage[]> {
  const rows = await db
    .select({ contact: contactRequests, guestOrder })
    .from(contactRequests)
    .where(condition)
    .orderBy(order)
    .limit(CUSTOMER_LIST_MAX);
  return rows.map(({ contact, guestOrder: draftOrderId }) => ({
    kind: 'message',
    id: contact.reference,
    subject: contact.subject,
    name: `${contact.firstName} ${contact.lastName}`,
    businessOrderId: contact.orderNumber,
    at: contact.createdAt.toISOString(),
    isOpen: contact.answeredAt === null,
    customer:
      contact.memberId !== null ? memberRef(contact.memberId) : draftOrderId ? guestRef(Number(draftOrderId)) : null,
  }));
}

async function complaintsBy(db: Database, condition: SQL | undefined, order: SQL): Promise<CustomerMessage[]> {
  const { draftOrderId, memberId, businessOrderId, contact } = orders;
  const rows = await db
    .select({ complaint: orderComplaints, draftOrderId, memberId, businessOrderId, contact })
    .from(orderComplaints)
    .innerJoin(orders, eq(orders.draftOrderId, orderComplaints.draftOrderId))
    .where(condition)
    .orderBy(order)
    .limit(CUSTOMER_LIST_MAX);
  return rows.map(({ complaint, ...order }) => ({
    kind: 'complaint',
    id: String(complaint.id),
    subject: 'Problem with an order',
    name: `${order.contact.firstName} ${order.contact.lastName}`,
    businessOrderId: order.businessOrderId,
    at: complaint.createdAt.toISOString(),
    isOpen: complaint.state === 'open',
    customer:
      order.memberId !== null ? memberRef(order.memberId) : order.contact.email ? guestRef(order.draftOrderId) : null,
  }));
}

/** What a person wrote and reported, newest first. */
export async function messagesOf(db: Database, customer: CustomerOf): Promise<CustomerMessage[]> {
  const { businessId, member, email } = customer;
  const isTheirs = member
    ? eq(contactRequests.memberId, member.id)
    : and(isNull(contactRequests.memberId), sql`lower(${contactRequests.emailAddress}) = ${email}`);
  const own = and(eq(contactRequests.businessId, businessId), isTheirs);
  const written = await contactsBy(db, own, desc(contactRequests.createdAt));
  const reported = await complaintsBy(db, isOrderOfCustomer(customer), desc(orderComplaints.createdAt));
  return [...written, ...reported].sort((a, b) => b.at.localeCompare(a.at)).slice(0, CUSTOMER_LIST_MAX);
}

/** What waits for the staff of a business, oldest first. */
export async function waitingMessages(
  db: Database,
  businessId: number,
): Promise<ReplyOf<'POST /desk/waiting-messages'>> {
  const isOpenMessage = and(eq(contactRequests.businessId, businessId), isNull(contactRequests.answeredAt));
  const isOpenComplaint = and(eq(orderComplaints.businessId, businessId), eq(orderComplaints.state, 'open'));
  const written = await contactsBy(db, isOpenMessage, asc(contactRequests.createdAt));
  const reported = await complaintsBy(db, isOpenComplaint, asc(orderComplaints.createdAt));
  const [open] = await db.select({ total: count() }).from(contactRequests).where(isOpenMessage);
  const [openComplaints] = await db.select({ total: count() }).from(orderComplaints).where(isOpenComplaint);
  return {
    messages: [...written, ...reported].sort((a, b) => a.at.localeCompare(b.at)).slice(0, CUSTOMER_LIST_MAX),
    total: (open?.total ?? 0) + (openComplaints?.total ?? 0),
  };
}
