import type { AmendedOrder, EarlierPayment } from '@storefront/api/entities/basket';
import { asc, eq } from 'drizzle-orm';
import type { Gateways } from '../../context/gateways';
import type { Database } from '../../database/database.types';
import { isPlaced, type PlacedOrder } from '../../database/order-row';
import { orderLines, orders } from '../../database/schema/order';
import { isEndedState } from '../../states/order-status';
import { HELD_MS } from '../ledger/authorisation-time';
import { coveredBy, earlierPayment, isExtendable, refusedAddition } from '../ledger/earlier-payment';
import { cutOffOf } from '../slots/cut-off-of-order';
import type { BasketRow, LineRow } from './basket.repository';
import { optionsKey } from './prices/price-basket';

function refusalOf({ status }: PlacedOrder, until: Date | null, now: Date): AmendedOrder['refusal'] {
  if (isEndedState(status)) return 'order_ended';
  if (status !== 'sent_to_store') return 'store_began';
  return until === null || until > now ? null : 'cut_off_passed';
}

/** The payment by which the changed order can be paid too. */
async function paymentView(
  db: Database,
  gateways: Gateways,
  { businessId, draftOrderId }: PlacedOrder,
  now: Date,
): Promise<EarlierPayment | null> {
  const payment = await earlierPayment(db, draftOrderId);
  if (!payment) return null;
  const { method, gateway, state, createdAt } = payment;
  const refused = await refusedAddition(db, payment);
  return {
    method,
    gateway,
    amount: await coveredBy(db, payment),
    isTaken: state !== 'authorised',
    isExtendable: refused === null && isExtendable(gateways.of(businessId, gateway), payment, now),
    refused,
    heldUntil: state === 'authorised' ? new Date(createdAt.getTime() + HELD_MS).toISOString() : null,
  };
}

/** What was ordered, each with the line of the basket that is now in its place. */
async function linesView(
  db: Database,
  draftOrderId: number,
  lines: readonly LineRow[],
): Promise<NonNullable<AmendedOrder['lines']>> {
  const ordered = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, draftOrderId))
    .orderBy(asc(orderLines.position));
  return ordered.map(({ itemId, name, quantity, options }) => {
    const key = optionsKey(options.map(({ text, ...option }) => ({ ...option, ...(text && { text }) })));
    const line = lines.find((one) => one.itemId === itemId && one.optionsKey === key);
    return { basketLineId: line?.id ?? null, name, quantity };
  });
}

/**
 * The order that a basket is to replace, and whether it still can; null for an ordinary basket.
 * @param showsDetails the basket's personal details are the caller's
 */
export async function amendedOrderView(
  db: Database,
  gateways: Gateways,
  { basket, lines }: { basket: Pick<BasketRow, 'amendsDraftOrderId'>; lines: readonly LineRow[] },
  showsDetails: boolean,
  now: Date,
): Promise<AmendedOrder | null> {
  const { amendsDraftOrderId } = basket;
  if (amendsDraftOrderId === null) return null;
  const [row] = await db.select().from(orders).where(eq(orders.draftOrderId, amendsDraftOrderId));
  if (!isPlaced(row)) return null;
  const until = await cutOffOf(db, row);
  const { draftOrderId, orderId, businessOrderId, total } = row;
  const refusal = refusalOf(row, until, now);
  return {
    draftOrderId,
    orderId,
    businessOrderId,
    until: until?.toISOString() ?? null,
    refusal,
    total: showsDetails ? total : null,
    payment: showsDetails && refusal === null ? await paymentView(db, gateways, row, now) : null,
    lines: showsDetails ? await linesView(db, draftOrderId, lines) : null,
  };
}
