import { DAY_MS } from '@storefront/api/durations';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { at, type Database, rowsOf } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { orders, payments } from '../../database/schema/order';
import type { PaymentRow } from './payment-ledger';

/** Maximum number of open payments per round, oldest first; the next round handles the rest. */
const MAX_OPEN_LISTED = 500;

const OPEN_STATES: PaymentRow['state'][] = ['created', 'pending', 'authorised', 'capturing', 'captured', 'to_collect'];

export async function paymentById(db: Database, paymentId: number): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  return payment;
}

/**
 * The payment of a draft or order: one that pays it, else the last that was started. One that was added to another is
 * looked at only if its order could not be placed.
 */
export async function lastPayment(db: Database, draftOrderId: number): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.draftOrderId, draftOrderId))
    .orderBy(
      desc(inArray(payments.state, OPEN_STATES)),
      sql`${payments.state} = 'added' and ${payments.refusalCode} is null`,
      desc(payments.createdAt),
      desc(payments.id),
    )
    .limit(1);
  return payment;
}

/** The payment of a draft that placed its order or still may. */
export async function openPaymentOf(db: Database, draftOrderId: number): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.draftOrderId, draftOrderId), inArray(payments.state, OPEN_STATES)));
  return payment;
}

/** Whether the order was placed by the payment to which this one was added. */
export const isAdded = ({ state, refusalCode }: PaymentRow): boolean => state === 'added' && refusalCode === null;

/** Whether a changed order was placed by the payment of the order before. */
export async function isPaidByEarlier(db: Database, draftOrderId: number): Promise<boolean> {
  const added = and(eq(payments.draftOrderId, draftOrderId), eq(payments.state, 'added'), isNull(payments.refusalCode));
  return (await db.$count(payments, added)) > 0;
}

/** An addition to a payment whose outcome is unknown. */
export async function openAdditionTo(db: Database, paymentId: number): Promise<PaymentRow | undefined> {
  const [addition] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.addsTo, paymentId), eq(payments.state, 'created')));
  return addition;
}

/** Whether something was added to a payment, so that it is of another amount than at first. */
export const wasAddedTo = async (db: Database, paymentId: number): Promise<boolean> =>
  (await db.$count(payments, and(eq(payments.addsTo, paymentId), eq(payments.state, 'added')))) > 0;

/** The payment of a placed order, from which it was paid or will be. */
export async function paymentOfOrder(db: Database, draftOrderId: number): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.draftOrderId, draftOrderId),
        inArray(payments.state, ['authorised', 'capturing', 'captured', 'to_collect', 'refunding']),
      ),
    )
    // One that was made twice may be refunding as well.
    .orderBy(sql`${payments.state} = 'refunding'`, desc(payments.createdAt))
    .limit(1);
  return payment;
}

/** How long operators see a payment that the gateway stated differently. */
const MISMATCH_SHOWN_MS = 30 * DAY_MS;

/** Open card payments, and those with a recent mismatch; oldest first. */
export function openPayments(db: Database, now: Date) {
  const mismatchSince = gte(payments.createdAt, new Date(now.getTime() - MISMATCH_SHOWN_MS));
  return db
    .select({ payment: payments, businessOrderId: orders.businessOrderId })
    .from(payments)
    .innerJoin(orders, eq(orders.draftOrderId, payments.draftOrderId))
    .where(
      or(
        inArray(payments.state, ['created', 'pending', 'capturing', 'voiding', 'refunding']),
        and(isNotNull(payments.mismatch), mismatchSince),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(MAX_OPEN_LISTED);
}

export async function lockPayment(tx: Database, paymentId: number): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) throw new Error(`Payment ${paymentId} does not exist`);
  return payment;
}

/** A payment and its order, both rows locked. */
export interface LockedPayment {
  order: OrderRow;
  payment: PaymentRow;
}

/** Locks an order, then its payment: the order of every transaction. */
export async function lockBoth(tx: Database, draftOrderId: number, paymentId: number): Promise<LockedPayment> {
  const [order] = await tx.select().from(orders).where(eq(orders.draftOrderId, draftOrderId)).for('update');
  if (!order) throw new Error(`Order ${draftOrderId} does not exist`);
  const payment = await lockPayment(tx, paymentId);
  // Its order was changed in between, and the payment is now that of the changed one.
  return payment.draftOrderId === draftOrderId ? { order, payment } : lockBoth(tx, payment.draftOrderId, paymentId);
}

/** Claims payments that are due. Each process gets different ones: claiming postpones them by `again`. */
export async function claimDuePayments(db: Database, now: Date, again: Date, most: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number | string }>(
    db,
    sql`update payments set next_check_at = ${at(again)} where id in (
          select id from payments where next_check_at <= ${at(now)} order by next_check_at limit ${most} for update skip locked
        ) returning id`,
  );
  return rows.map(({ id }) => Number(id));
}
