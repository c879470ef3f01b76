import { MINUTE_MS } from '@storefront/api/durations';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import { type DayOrderPlan, type DayStage, dayPlan } from '../../demo/people/day-plan';
import { inTransaction } from '../database/in-transaction';
import type { CallingOperator } from '../http/callers/operator-of-request';
import { moveByOperator } from '../modules/admin/move-by-operator';
import { beginPicking } from '../modules/desk/pick/pick-begin.service';
import { post } from '../modules/ledger/ledger';
import { movePayment } from '../modules/ledger/payment-ledger';
import { paymentOfOrder } from '../modules/ledger/payments.repository';
import { lockOperatorsOrder } from '../modules/orders/picking/operators-order';
import { closesAt, type Slot } from '../modules/slots/slots.repository';
import type { ServiceContext } from '../service-context';
import { slotFor, slotsAround } from './day-slots';
import type { DemoShop } from './demo-shop';
import { decideLines, pickWhole } from './pick-demo-orders';
import { placeDemoOrder } from './place-demo-order';
import { unlessRefused } from './unless-refused';

/** Orders are placed between these times before now, and before their slot closes. */
const PLACED_AGO_MINUTES = { least: 50, step: 7, span: 180 };
const BEFORE_CLOSING_MS = 10 * MINUTE_MS;
const PICKED_AFTER_MS = 25 * MINUTE_MS;
const ORDERS_OF_A_BATCH = 2;
/** Of the lines of a batch that is being picked. */
const DECIDED_SHARE = 2;

/** Moves an order as an operator does. Its payment is in cash, so nothing has to be settled. */
export const moveDemoOrder = (
  { db }: ServiceContext,
  operator: CallingOperator,
  businessOrderId: string,
  to: OrderStatus,
  now: Date,
): Promise<unknown> =>
  inTransaction(db, async (tx) =>
    moveByOperator(tx, await lockOperatorsOrder(tx, operator, businessOrderId), { to }, operator, now),
  );

/** A picked order is paid for at the counter. */
const payAtCounter = ({ db }: ServiceContext, operator: CallingOperator, number: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { draftOrderId } = await lockOperatorsOrder(tx, operator, number);
    const payment = await paymentOfOrder(tx, draftOrderId);
    if (!payment) throw new Error(`${number} has no payment`);
    await post(tx, payment, 'cash', payment.captureAmount ?? payment.amount, now);
    await movePayment(tx, payment, 'captured', now);
  });

interface Making {
  plan: DayOrderPlan;
  stage: DayStage;
  slot: Slot;
  place: number;
  picker: CallingOperator;
}

/** Places an order and brings it as far as its stage. @returns its number */
async function makeOrder(context: ServiceContext, shop: DemoShop, making: Making, now: Date): Promise<string> {
  const { plan, stage, slot, place, picker } = making;
  const { least, step, span } = PLACED_AGO_MINUTES;
  const ago = (least + ((place * step) % span)) * MINUTE_MS;
  const placed = Math.min(now.getTime() - ago, closesAt(slot).getTime() - BEFORE_CLOSING_MS);
  const upToNow = (time: number) => new Date(Math.min(time, now.getTime()));
  const number = await placeDemoOrder(context, shop, { ...plan, slot, place }, new Date(placed));
  const finished = upToNow(placed + PICKED_AFTER_MS);
  const moveAt = (to: OrderStatus, minutes: number) =>
    moveDemoOrder(
      context,
      picker,
      number,
      to,
      upToNow(Math.max(finished.getTime(), slot.startsAt.getTime() + minutes * MINUTE_MS)),
    );
  if (stage === 'sent' || stage === 'picking') return number;
  if (stage === 'cancelled') {
    await moveDemoOrder(context, picker, number, 'order_cancelled', finished);
    return number;
  }
  await pickWhole(context, shop, picker, number, { begun: upToNow(placed + 5 * MINUTE_MS), finished });
  if (plan.isPaid) await payAtCounter(context, picker, number, finished);
  if (stage === 'picked' || stage === 'not_collected') return number;
  if (plan.method === 'delivery') await moveAt('en_route', -20);
  if (stage !== 'en_route') await moveAt(stage, 25);
  return number;
}

/** Two pickers are in the middle of a batch each. */
async function beginBatches(context: ServiceContext, shop: DemoShop, numbers: readonly string[], now: Date) {
  const { storeId, pickers } = shop;
  for (const [at, picker] of pickers.entries()) {
    const businessOrderIds = numbers.slice(at * ORDERS_OF_A_BATCH, (at + 1) * ORDERS_OF_A_BATCH);
    if (businessOrderIds.length === 0) continue;
    const begun = new Date(now.getTime() - 15 * MINUTE_MS);
    const batch = await beginPicking(context, { storeId, businessOrderIds }, picker, begun);
    await decideLines(context, shop, picker, batch, Math.ceil(batch.lines.length / DECIDED_SHARE), now);
  }
}

/**
 * Makes the orders of today in every state, by the services that shoppers and operators use, at times of today. Places
 * are held in the past: the sweep of this process waits, and if that of another is quicker the day has an order less.
 */
export async function makeDemoDay(context: ServiceContext, shop: DemoShop, now: Date): Promise<void> {
  const slots = await slotsAround(context.db, shop, now);
  const picking: string[] = [];
  for (const [place, plan] of dayPlan.entries()) {
    const found = slotFor(slots, plan, place, now);
    const picker = shop.pickers[place % shop.pickers.length];
    if (!found || !picker) continue;
    const making = { ...found, plan, place, picker };
    await unlessRefused(async () => {
      const number = await makeOrder(context, shop, making, now);
      if (found.stage !== 'cancelled') found.slot.reserved += 1;
      if (found.stage === 'picking') picking.push(number);
    });
  }
  await beginBatches(context, shop, picking, now);
}
