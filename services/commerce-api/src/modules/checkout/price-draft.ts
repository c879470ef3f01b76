import { isDeepStrictEqual } from 'node:util';
import type { PaymentGateway } from '@storefront/api/entities/enumerations';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { baskets } from '../../database/schema/basket';
import { orders } from '../../database/schema/order';
import type { Keys } from '../../keys';
import { type Problem, refuse } from '../../problem';
import type { BasketRow } from '../basket/basket.repository';
import { acceptPrices, resetAcceptedAbsences } from '../basket/lines/seen-changes';
import { orderedCount, type PricedLine, pricedBasket } from '../basket/prices/priced-basket';
import type { Business } from '../businesses/businesses.repository';
import type { CachedCatalogue } from '../catalogue/catalogue-source';
import { itemGone, type StockOfOrder } from '../catalogue/items/stock';
import { assertAmends } from '../orders/amendments/amended-order';
import { writeOrderLines } from '../orders/order-lines.repository';
import type { HeldPlace } from '../slots/reservation.repository';
import { readStore } from '../stores/stores.repository';
import { assertNotBlocked } from './blocked-shoppers';
import {
  assertCanOrder,
  assertCashAllowed,
  isAbsenceOpen,
  requireHeldPlace,
  settleHold,
} from './process-order.service';

export interface PricedDraft {
  order: OrderRow;
  basket: BasketRow;
  held: HeldPlace;
  /** The ordered quantity of each item, over all of its lines. */
  quantities: ReadonlyMap<number, number>;
}

/**
 * Checks and prices the basket again, because it may have changed since the draft. If the price or the time differs
 * from what the shopper agreed to, the draft is updated and a problem is returned: nothing is paid until the shopper
 * confirms. The problem is returned, not thrown, so that the transaction commits the updated draft.
 */
export async function priceDraft(
  tx: Database,
  { keys, business, cached }: { keys: Keys; business: Business; cached: CachedCatalogue },
  order: OrderRow,
  { amount, gateway }: { amount: number; gateway: PaymentGateway },
  now: Date,
): Promise<PricedDraft | Problem> {
  const [basket] = await tx.select().from(baskets).where(eq(baskets.id, order.basketId)).for('update');
  // The shopper may have given it up in another tab.
  if (basket?.state !== 'open') throw refuse('order_not_payable');
  await assertAmends(tx, basket, undefined, now);
  const { storeId, fulfilmentMethod } = order;
  // The draft's address and slot belong to its store and method; a change of either makes it a different order.
  if (basket.storeId !== storeId || basket.fulfilmentMethod !== fulfilmentMethod) throw refuse('basket_changed');
  const store = await readStore(tx, business.id, storeId);
  const shopper = { memberId: order.memberId, email: order.contact.email };
  const price = () => pricedBasket(tx, keys, { business, basket, store, shopper, cached }, now);
  const first = await price();
  const absent = first.lines.find(isAbsenceOpen);
  if (absent) throw itemGone(absent.item.name);
  assertCanOrder(business, store, basket, first, { storeId, fulfilmentMethod, paymentGateway: gateway }, now);
  await assertNotBlocked(tx, keys, business.id, shopper);
  const found = requireHeldPlace(first.place, basket, now);
  const held = await settleHold(tx, basket, found, { address: order.deliveryAddress, lines: first.lines });
  const priced = held.reservation.fee === found.reservation.fee ? first : await price();
  const { lines, totals, breakdown } = priced;
  const learned = {
    totals,
    total: totals.total,
    breakdown,
    couponId: basket.couponId,
    itemCount: orderedCount(lines),
    basketVersion: basket.version,
    reservationId: held.reservation.reservationId,
    slotId: held.slot.slotId,
    slotStartsAt: held.slot.startsAt,
    slotEndsAt: held.slot.endsAt,
  };
  const { reservationId: _mine, basketVersion: _theirs, ...agreed } = learned;
  const isSame = isDeepStrictEqual(
    agreed,
    Object.fromEntries(Object.keys(agreed).map((key) => [key, order[key as keyof OrderRow]])),
  );
  const version = isSame ? order.version : order.version + 1;
  await tx
    .update(orders)
    .set({ ...learned, version })
    .where(eq(orders.draftOrderId, order.draftOrderId));
  // sameLines compares the tip that is paid with the basket's, which may have been above its limit.
  if (totals.tip !== basket.tip) await tx.update(baskets).set({ tip: totals.tip }).where(eq(baskets.id, basket.id));
  await writeOrderLines(tx, order.draftOrderId, lines);
  await resetAcceptedAbsences(tx, lines);
  if (totals.total !== amount) {
    await acceptPrices(tx, lines);
    return refuse('amount_changed', `The amount is now ${totals.total}`, [
      { path: 'amount', message: String(totals.total), code: 'amount_changed' },
    ]);
  }
  assertCashAllowed(business, gateway, totals.total);
  // The shopper did not agree to another time, even at the same price.
  if (held.slot.startsAt.getTime() !== order.slotStartsAt?.getTime())
    return refuse('slot_changed', 'The order would come at another time than the one that was confirmed');
  return { order: { ...order, ...learned, version }, basket, held, quantities: quantitiesOf(lines) };
}

function quantitiesOf(lines: readonly PricedLine[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { item, row, price } of lines)
    if (price.available) quantities.set(item.id, (quantities.get(item.id) ?? 0) + row.quantity);
  return quantities;
}

/** The stock that a payment of the draft takes. */
export const stockOf = ({ order, basket, quantities }: PricedDraft, paymentId: number): StockOfOrder => ({
  storeId: order.storeId,
  draftOrderId: order.draftOrderId,
  paymentId,
  quantities,
  amends: basket.amendsDraftOrderId,
});
