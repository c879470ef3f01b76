import type { PaymentRefusal } from '@storefront/api/entities/payment';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { baskets } from '../../database/schema/basket';
import { orders, payments } from '../../database/schema/order';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { businessById } from '../businesses/businesses.repository';
import { endOrder } from '../orders/end-order';
import { mayMove } from '../orders/order-status';
import { isPlaced, type OrderRow } from '../orders/order-view';
import { type Asker, findOrder } from './draft-order';
import { type CardGateway, type Deed, type GatewayPayment, GatewayRefused, GatewayUnclear } from './gateway.types';
import { movePayment, type PaymentChange, type PaymentRow } from './payment-ledger';
import { lockPayment, openPaymentOf, paymentById } from './payments.repository';
import { holdsPlace, keepPlace, placeOrder } from './place-order';
import { sameLines } from './same-lines';

/** After this long a charge that the gateway does not know of was never made: its own time-outs are shorter. */
export const GRACE_MS = 30_000;
/** Every payment that is not at rest is looked at again after this long. */
export const CHECK_AGAIN_MS = 5_000;
/** A payment that was given up may still be confirmed at its bank; for this long we look whether it was. */
const WATCH_MS = 2 * 3_600_000;
const WATCH_EVERY_MS = 600_000;

/** What the bank declined is asked for again after these times, then at the last of them for as long as it takes. */
const RETRY_MS = [60_000, 600_000, 3_600_000] as const;
/** So often a capture may be declined before its order is given up. */
const MOST_CAPTURES = 3;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

interface Locked {
  order: OrderRow;
  payment: PaymentRow;
}

async function lockBoth(tx: Database, draftOrderId: number, paymentId: number): Promise<Locked> {
  const [order] = await tx.select().from(orders).where(eq(orders.draftOrderId, draftOrderId)).for('update');
  if (!order) throw new Error(`There is no order ${draftOrderId}`);
  return { order, payment: await lockPayment(tx, paymentId) };
}

/** Why an authorised payment cannot become its order any more; undefined when it can, and then its place is kept. */
async function whyNot(
  tx: Database,
  { order, payment }: Locked,
  now: Date,
): Promise<{ refusal: PaymentRefusal['code'] } | { basket: typeof baskets.$inferSelect }> {
  const [basket] = await tx.select().from(baskets).where(eq(baskets.id, order.basketId)).for('update');
  if (order.status !== 'draft' || basket?.state !== 'open') return { refusal: 'order_not_payable' };
  if (order.version !== payment.orderVersion || !(await sameLines(tx, order, basket)))
    return { refusal: 'basket_changed' };
  if (!(await holdsPlace(tx, order))) return { refusal: 'slot_expired' };
  if (!(await keepPlace(tx, order, now))) return { refusal: 'slot_expired' };
  return { basket };
}

/** An authorised payment places its order, in this very transaction; when it cannot, it is given back. */
async function authorise(
  tx: Database,
  business: Business,
  locked: Locked,
  change: PaymentChange,
  now: Date,
): Promise<void> {
  const { order } = locked;
  const payment = await movePayment(tx, locked.payment, 'authorised', now, { ...change, nextCheckAt: now });
  const verdict = await whyNot(tx, { order, payment }, now);
  if ('refusal' in verdict) await movePayment(tx, payment, 'voiding', now, { refusalCode: verdict.refusal });
  else await placeOrder(tx, business, order, verdict.basket, now);
}

async function applyUnfinished(
  tx: Database,
  business: Business,
  locked: Locked,
  truth: GatewayPayment | undefined,
  now: Date,
): Promise<void> {
  const { payment } = locked;
  const giveUp = (refusalCode: PaymentRefusal['code']) =>
    movePayment(tx, payment, 'cancelled', now, { refusalCode, nextCheckAt: later(now, WATCH_EVERY_MS) });
  if (!truth) {
    if (now.getTime() - payment.createdAt.getTime() > GRACE_MS) await giveUp('payment_failed');
    return;
  }
  const change: PaymentChange = {
    gatewayPaymentId: truth.id || null,
    ...(truth.responseCode && { responseCode: truth.responseCode }),
    ...(truth.cardScheme && { cardScheme: truth.cardScheme }),
    ...(truth.cardLastFour && { cardLastFour: truth.cardLastFour }),
  };
  switch (truth.status) {
    case 'authorised':
    case 'captured':
      return authorise(tx, business, locked, change, now);
    case 'declined':
      await movePayment(tx, payment, 'declined', now, { ...change, refusalCode: 'payment_failed', nextCheckAt: null });
      return;
    case 'pending':
      if (payment.state === 'created')
        await movePayment(tx, payment, 'pending', now, { ...change, redirectUrl: truth.redirectUrl ?? null });
      else if (payment.deadline && payment.deadline <= now) await giveUp('payment_cancelled');
      return;
    default:
      await movePayment(tx, payment, 'cancelled', now, {
        ...change,
        refusalCode: 'payment_cancelled',
        nextCheckAt: null,
      });
  }
}

/**
 * A placed order whose sum cannot be taken any more is not delivered for nothing: it ends, its place is free again and the shopper is told. One that has
 * left the store cannot be called back; its payment stays open, where operators see it. True when the order is over.
 */
async function endUnpaid(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  if (!isPlaced(order)) return true;
  const ending = (['order_declined', 'order_cancelled'] as const).find((to) =>
    mayMove(order.status, to, order.fulfilmentMethod),
  );
  if (ending) await endOrder(tx, order, ending, now, 'The payment could not be taken');
  return ending !== undefined;
}

/** The bank declined what it had taken on: it is asked again later. */
async function noteDeclines(tx: Database, payment: PaymentRow, declines: number, now: Date): Promise<void> {
  if (declines <= payment.declines) return;
  const wait = RETRY_MS[Math.min(declines, RETRY_MS.length) - 1] ?? RETRY_MS[0];
  await tx
    .update(payments)
    .set({ declines, retryAt: later(now, wait) })
    .where(eq(payments.id, payment.id));
}

/** Authorised, and its order stands: captured, asked for again, or given up together with its order. */
async function applyAuthorised(tx: Database, { order, payment }: Locked, truth: GatewayPayment, now: Date) {
  if (truth.status === 'captured') return movePayment(tx, payment, 'captured', now, { nextCheckAt: null });
  const declines = truth.declines ?? 0;
  // Given back at the gateway by hand, run out there, or never to be had.
  const isLost = truth.status === 'voided' || truth.status === 'cancelled' || declines >= MOST_CAPTURES;
  if (isLost && (await endUnpaid(tx, order, now)))
    return movePayment(tx, payment, 'voiding', now, { refusalCode: 'payment_failed', nextCheckAt: now });
  return noteDeclines(tx, payment, declines, now);
}

/** Brings a payment to where the gateway says that it is. Nothing happens twice: each step asks for the state that it leaves. */
async function apply(
  tx: Database,
  business: Business,
  locked: Locked,
  truth: GatewayPayment | undefined,
  now: Date,
): Promise<void> {
  const { payment } = locked;
  const is = (...statuses: GatewayPayment['status'][]) => truth !== undefined && statuses.includes(truth.status);
  switch (payment.state) {
    case 'created':
    case 'pending':
      return applyUnfinished(tx, business, locked, truth, now);
    case 'authorised':
      if (truth) await applyAuthorised(tx, locked, truth, now);
      return;
    case 'cancelled':
      // Its bank confirmed it after it was given up.
      if (is('authorised', 'captured'))
        await movePayment(tx, payment, 'voiding', now, { gatewayPaymentId: truth?.id ?? null, nextCheckAt: now });
      return;
    case 'voiding':
      if (is('voided', 'cancelled')) await movePayment(tx, payment, 'voided', now, { nextCheckAt: null });
      // Its capture had succeeded and the answer was lost: what was taken goes back.
      else if (is('captured', 'refunded')) await movePayment(tx, payment, 'refunding', now, { nextCheckAt: now });
      else await noteDeclines(tx, payment, truth?.declines ?? 0, now);
      return;
    case 'captured':
      if (is('refunded')) await movePayment(tx, payment, 'refunding', now, { nextCheckAt: now });
      return;
    case 'refunding':
      if (is('refunded')) await movePayment(tx, payment, 'refunded', now, { nextCheckAt: null });
      else await noteDeclines(tx, payment, truth?.declines ?? 0, now);
      return;
    default:
      return;
  }
}

const deeds: Readonly<Partial<Record<PaymentRow['state'], Deed>>> = {
  authorised: 'capture',
  voiding: 'void',
  refunding: 'refund',
};

/** What we owe the gateway in this state: the capture of a placed order, the return of what places none. True when something was asked. */
async function act(gateway: CardGateway, payment: PaymentRow, placed: boolean, now: Date): Promise<boolean> {
  const { gatewayPaymentId: id, amount, declines, state, retryAt } = payment;
  const deed = deeds[state];
  if (!id || !deed || (deed === 'capture' && !placed) || (retryAt && retryAt > now)) return false;
  try {
    await gateway.carryOut(deed, { id, reference: String(payment.id), amount, declines });
  } catch (error) {
    // It refuses what is done already; what it says of the payment next is the truth.
    if (!(error instanceof GatewayRefused)) throw error;
  }
  return true;
}

/** When it is looked at again; null once it is at rest. */
function nextCheck({ state, createdAt, retryAt }: PaymentRow, now: Date): Date | null {
  if (retryAt && retryAt > now) return retryAt;
  if (state === 'cancelled') return now.getTime() - createdAt.getTime() < WATCH_MS ? later(now, WATCH_EVERY_MS) : null;
  return ['created', 'pending', 'authorised', 'voiding', 'refunding'].includes(state)
    ? later(now, CHECK_AGAIN_MS)
    : null;
}

/** A state, what we did about it, and the state after: three rounds reach the end from anywhere. */
const ROUNDS = 3;

/**
 * The one way in which a card payment moves: the shopper's return, the gateway's notice, the reconciler and the first answer itself all lead here.
 * It asks the gateway how the payment stands (unless it was just `told`), writes that down together with what follows for the order, and does
 * what is then ours to do. Throws GatewayUnclear when the gateway gives no answer; then nothing has changed and the reconciler asks again.
 */
export async function settlePayment(context: ServiceContext, paymentId: number, told?: GatewayPayment): Promise<void> {
  const { db, clock, gateways } = context;
  let truth = told;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await paymentById(db, paymentId);
    if (!before || before.gateway === 'cash') return;
    const [order] = await db.select().from(orders).where(eq(orders.draftOrderId, before.draftOrderId));
    const business = order && (await businessById(context, order.businessId));
    const gateway = business && gateways.of(business.id, before.gateway);
    if (!business || !gateway) throw new GatewayUnclear(`No account with ${before.gateway} for payment ${paymentId}`);
    const deed = deeds[before.state];
    truth ??= await gateway.find({ id: before.gatewayPaymentId, reference: String(before.id), ...(deed && { deed }) });
    const now = clock.now();
    const known = truth;
    const after = await inTransaction(db, async (tx) => {
      const locked = await lockBoth(tx, before.draftOrderId, paymentId);
      await apply(tx, business, locked, known, now);
      const payment = await lockPayment(tx, paymentId);
      await tx
        .update(payments)
        .set({ nextCheckAt: nextCheck(payment, now) })
        .where(eq(payments.id, paymentId));
      const [current] = await tx.select().from(orders).where(eq(orders.draftOrderId, before.draftOrderId));
      return { payment, placed: isPlaced(current) };
    });
    if (!(await act(gateway, after.payment, after.placed, now))) return;
    truth = undefined;
  }
}

/** The shopper turned back: a payment that its bank has not confirmed is over, and is given back should the bank confirm it after all. */
export async function cancelPending(context: ServiceContext, { draftOrderId, id }: PaymentRow): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const { payment } = await lockBoth(tx, draftOrderId, id);
    if (payment.state !== 'pending') return;
    await movePayment(tx, payment, 'cancelled', now, {
      refusalCode: 'payment_cancelled',
      nextCheckAt: later(now, WATCH_EVERY_MS),
    });
  });
}

/** Before another payment begins, the one that is open is finished or given up; one whose outcome nobody knows yet stands in the way. */
export async function giveUpOpenPayment(context: ServiceContext, asker: Asker, draftOrderId: number): Promise<void> {
  const order = await findOrder(context.db, asker, draftOrderId);
  const open = order && (await openPaymentOf(context.db, draftOrderId));
  if (!open || (open.state !== 'created' && open.state !== 'pending')) return;
  try {
    await settlePayment(context, open.id);
  } catch (error) {
    if (error instanceof GatewayUnclear) throw refuse('payment_in_progress');
    throw error;
  }
  const now = await paymentById(context.db, open.id);
  if (now?.state === 'created') throw refuse('payment_in_progress');
  if (now?.state === 'pending') await cancelPending(context, now);
}
