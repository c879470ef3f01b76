import { DAY_MS } from '@storefront/api/durations';
import type { Customer } from '@storefront/api/entities/desk/customer';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { baskets } from '../../../database/schema/basket';
import { orders, payments } from '../../../database/schema/order';
import { refunds } from '../../../database/schema/refund';
import { reservations, slots } from '../../../database/schema/slots';
import { stores } from '../../../database/schema/store';
import { endedStates } from '../../../states/order-status';
import { type CustomerOf, isOrderOfCustomer } from './customer-of-ref';

/** Days back of which refunds are summed, as the rules of automatic refunds count them. */
const REFUND_DAYS = 90;

/** The placed orders of a person as they are now. */
export const isPresentOrder = (customer: CustomerOf) =>
  and(isOrderOfCustomer(customer), isNotNull(orders.placedAt), isNull(orders.changedInto));

/** What a person ordered, on average, and what was given back lately. */
export async function figuresOf(db: Database, customer: CustomerOf, now: Date): Promise<Customer['figures']> {
  const hasEnded = inArray(orders.status, [...endedStates]);
  const [ordered] = await db
    .select({
      orders: count(),
      cancelled: sql<number>`(count(*) filter (where ${hasEnded}))::int`,
      average: sql<number | null>`round(avg(${orders.total}) filter (where not ${hasEnded}))::int`,
    })
    .from(orders)
    .where(isPresentOrder(customer));
  const [given] = await db
    .select({ refunded: sql<number>`coalesce(sum(${refunds.amount}), 0)::int`, refunds: count() })
    .from(refunds)
    .innerJoin(orders, eq(orders.draftOrderId, refunds.draftOrderId))
    .where(
      and(
        isOrderOfCustomer(customer),
        gt(refunds.requestedAt, new Date(now.getTime() - REFUND_DAYS * DAY_MS)),
        // What was not picked, and orders that were called off, are nothing that went wrong.
        inArray(refunds.kind, ['line', 'delivery', 'goodwill', 'gateway']),
      ),
    );
  return { orders: 0, cancelled: 0, average: null, refunded: 0, refunds: 0, ...ordered, ...given };
}

/** The last order of a person, which tells their store and place. */
export async function lastOrderOf(db: Database, customer: CustomerOf) {
  const [last] = await db
    .select({ storeName: stores.name, address: orders.deliveryAddress })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(isPresentOrder(customer))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return last;
}

/** The times that are held for a member's baskets. */
export async function heldSlotsOf(db: Database, { member }: CustomerOf, now: Date): Promise<Customer['heldSlots']> {
  if (!member) return [];
  const rows = await db
    .select({
      storeName: stores.name,
      startsAt: slots.startsAt,
      endsAt: slots.endsAt,
      expiresAt: reservations.expiresAt,
    })
    .from(baskets)
    .innerJoin(reservations, and(eq(reservations.basketId, baskets.id), eq(reservations.state, 'held')))
    .innerJoin(slots, and(eq(slots.storeId, reservations.storeId), eq(slots.slotId, reservations.slotId)))
    .innerJoin(stores, eq(stores.id, reservations.storeId))
    .where(and(eq(baskets.memberId, member.id), eq(baskets.state, 'open'), gt(reservations.expiresAt, now)));
  return rows.map(({ storeName, startsAt, endsAt, expiresAt }) => ({
    storeName,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** The money that is reserved on the person's cards for orders that are not picked yet. */
export async function heldMoneyOf(db: Database, customer: CustomerOf): Promise<Customer['heldMoney']> {
  const rows = await db
    .select({
      businessOrderId: orders.businessOrderId,
      amount: payments.amount,
      lastFour: payments.cardLastFour,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.draftOrderId, payments.draftOrderId))
    .where(and(isPresentOrder(customer), eq(payments.state, 'authorised')));
  return rows.map(({ businessOrderId, ...held }) => ({ businessOrderId: businessOrderId ?? '', ...held }));
}
