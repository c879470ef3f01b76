import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { baskets } from '../../database/schema/basket';
import { orders, payments } from '../../database/schema/order';
import type { Identity } from '../../http/operation.types';
import { newId } from '../../ids';
import { Problem, refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { createBasket } from '../basket/basket.repository';
import { totalsOf } from '../basket/basket-view';
import { pricedLines } from '../basket/priced-lines';
import type { Business } from '../businesses/businesses.repository';
import { checkReady, heldPlace } from '../checkout/process-order.service';
import { moveOrder } from '../orders/move-order';
import { writeOrderLines } from '../orders/order-lines.repository';
import { isPlaced, type OrderRow, type PlacedOrder } from '../orders/order-view';
import { confirmPlace } from '../slots/reservation.repository';
import { storeNow } from '../stores/stores.repository';
import { movePayment, openPayment, type PaymentRow } from './payment-ledger';

type Body = BodyOf<'POST /payments/make-payment'>;
type Reply = ReplyOf<'POST /payments/make-payment'>;

function paid(order: PlacedOrder, payment: PaymentRow): Reply {
  return {
    paymentId: payment.id,
    paymentState: payment.state,
    orderId: order.orderId,
    businessOrderId: order.businessOrderId,
    status: order.status,
    amount: payment.amount,
    currency: payment.currency,
    basketToken: order.nextBasketToken ?? '',
  };
}

/** The draft, locked: of two payments of one order the second finds it placed. Another member's order is not found. */
async function lockOrder(tx: Database, business: Business, draftOrderId: number, member: Identity | undefined) {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.draftOrderId, draftOrderId), eq(orders.businessId, business.id)))
    .for('update');
  if (!row || (row.memberId !== null && row.memberId !== member?.memberId)) throw refuse('order_not_found');
  return row;
}

async function lastPayment(tx: Database, draftOrderId: number): Promise<PaymentRow> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.draftOrderId, draftOrderId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (!payment) throw refuse('order_not_payable');
  return payment;
}

/** The number that the shopper is told: 'PW-10234'. */
async function nextNumber(tx: Database, business: Business): Promise<string> {
  const row = await firstRow<{ number: number }>(
    tx,
    sql`update order_numbers set next = next + 1 where business_id = ${business.id} returning (next - 1)::int as number`,
  );
  if (!row) throw new Error(`Business ${business.id} has no order numbers`);
  return `${business.settings.orderPrefix}-${row.number}`;
}

/**
 * The basket is checked and priced once more: it may have changed since the draft. Where it costs something else than the shopper agreed to, the draft takes the new
 * amount and the problem tells it: nothing is placed until that is confirmed.
 */
async function priceAgain(tx: Database, business: Business, order: OrderRow, amount: number, now: Date) {
  const [basket] = await tx.select().from(baskets).where(eq(baskets.id, order.basketId)).for('update');
  if (!basket) throw refuse('order_not_payable');
  const { storeId, fulfilmentMethod } = order;
  // The draft's address and slot are for its own store and method: another one is another order.
  if (basket.storeId !== storeId || basket.fulfilmentMethod !== fulfilmentMethod) throw refuse('basket_changed');
  const lines = await pricedLines(tx, basket);
  if (lines.some(({ price }) => !price.available)) throw refuse('item_unavailable', 'Item is no longer available.');
  const store = await storeNow(tx, business.id, storeId);
  checkReady(business, store, basket, lines, { storeId, fulfilmentMethod, paymentGateway: 'cash' }, now);
  const held = await heldPlace(tx, basket, now);
  const totals = totalsOf(basket, lines, store, held.slot.fee);
  const change = {
    totals,
    total: totals.total,
    itemCount: lines.reduce((sum, { row }) => sum + row.quantity, 0),
    basketVersion: basket.version,
    reservationId: held.reservation.reservationId,
    slotId: held.slot.slotId,
    slotStartsAt: held.slot.startsAt,
    slotEndsAt: held.slot.endsAt,
  };
  await tx.update(orders).set(change).where(eq(orders.draftOrderId, order.draftOrderId));
  await writeOrderLines(tx, order.draftOrderId, lines);
  if (totals.total === amount) return { basket, held, change };
  return refuse('amount_changed', `The amount is now ${totals.total}`, [
    { path: 'amount', message: String(totals.total), code: 'amount_changed' },
  ]);
}

async function placeCashOrder(tx: Database, business: Business, body: Body, member: Identity | undefined, now: Date) {
  const order = await lockOrder(tx, business, body.draftOrderId, member);
  // A second click, or a retry whose first answer was lost: the same answer again.
  if (isPlaced(order)) return paid(order, await lastPayment(tx, order.draftOrderId));
  if (order.status !== 'draft') throw refuse('order_not_payable');
  const priced = await priceAgain(tx, business, order, body.amount, now);
  if (priced instanceof Problem) return priced;
  const { basket, held, change } = priced;
  if (!(await confirmPlace(tx, held.slot.storeId, held.reservation.reservationId, now)))
    throw refuse('slot_expired', 'This slot has now expired');

  const { businessId, memberId, storeId, fulfilmentMethod } = basket;
  await tx.update(baskets).set({ state: 'ordered', updatedAt: now }).where(eq(baskets.id, basket.id));
  const next = await createBasket(tx, { businessId, memberId, storeId, fulfilmentMethod }, now);
  const { draftOrderId, currency } = order;
  const opened = await openPayment(
    tx,
    { draftOrderId, method: 'cash', gateway: 'cash', amount: body.amount, currency },
    now,
  );
  const payment = await movePayment(tx, opened, 'to_collect', now);
  const placement = {
    orderId: newId(),
    businessOrderId: await nextNumber(tx, business),
    placedAt: now,
    nextBasketToken: next.token,
  };
  await moveOrder(tx, order, 'sent_to_store', now, placement);
  return paid({ ...order, ...change, ...placement, status: 'sent_to_store' }, payment);
}

/** Pays a draft order. Cash is paid at the door: what is confirmed here is the amount. */
export async function makePayment(
  { db }: ServiceContext,
  business: Business,
  body: Body,
  member: Identity | undefined,
  now: Date,
): Promise<Reply> {
  if (!business.settings.paymentMethods.includes(body.paymentMethod)) throw refuse('payment_method_not_accepted');
  if (body.paymentMethod !== 'cash' || body.paymentGateway !== 'cash')
    throw refuse('not_implemented', `Payment by ${body.paymentMethod} is not built yet`);
  // amount_changed is a value here: what the draft learned must be kept, so it is thrown after the transaction.
  const outcome = await inTransaction(db, (tx) => placeCashOrder(tx, business, body, member, now));
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}
