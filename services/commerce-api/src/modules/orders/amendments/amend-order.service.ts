import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import type { PlacedOrder } from '../../../database/order-row';
import { basketLines, baskets } from '../../../database/schema/basket';
import { orderLines } from '../../../database/schema/order';
import type { Caller } from '../../../http/operation.types';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { type BasketRow, changeBasket, createBasket, linesOf } from '../../basket/basket.repository';
import { basketView } from '../../basket/basket-view';
import { ownDetails } from '../../basket/owners/personal-details';
import { optionsKey } from '../../basket/prices/price-basket';
import type { Business } from '../../businesses/businesses.repository';
import { cachedCatalogue } from '../../catalogue/catalogue-source';
import { basketToResume } from './basket-before';
import { isChangeable, lockPlacedOrder } from './changeable-order';

/** Lines as they were ordered, at the prices that the shopper agreed to: a higher one is asked about as in any basket. */
async function fillFromOrder(tx: Database, basket: BasketRow, { draftOrderId }: PlacedOrder): Promise<void> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, draftOrderId))
    .orderBy(asc(orderLines.position));
  const rows = lines.map(({ options: ordered, substitute, ...line }) => {
    const options = ordered.map(({ optionId, valueId, quantity, text }) => ({
      optionId,
      valueId,
      quantity,
      ...(text && { text }),
    }));
    return {
      id: newId(),
      basketId: basket.id,
      itemId: line.itemId,
      quantity: line.quantity,
      options,
      optionsKey: optionsKey(options),
      substitution: line.substitution,
      substitute: substitute && {
        kind: substitute.kind,
        ...(substitute.menuItemId !== null && { menuItemId: substitute.menuItemId }),
      },
      instructions: line.instructions,
      seenUnitTotal: line.unitTotal,
      confirmedAge: line.confirmedAge,
    };
  });
  if (rows.length > 0) await tx.insert(basketLines).values(rows);
}

/** The basket that already changes an order, or a new one. */
async function amendingBasket(tx: Database, order: PlacedOrder, now: Date): Promise<BasketRow> {
  const { businessId, memberId, storeId, fulfilmentMethod, draftOrderId } = order;
  const [known] = await tx
    .select()
    .from(baskets)
    .where(and(eq(baskets.amendsDraftOrderId, draftOrderId), eq(baskets.state, 'open')))
    .for('update');
  return (
    known ??
    createBasket(tx, { businessId, memberId, storeId, fulfilmentMethod, amendsDraftOrderId: draftOrderId }, now)
  );
}

/**
 * Begins to change the caller's own order: a basket of its own with the order's items, details, coupon and place. Its
 * order replaces this one when it is paid; until then, and if it never is, this one stands.
 */
export async function amendOrder(
  context: ServiceContext,
  business: Business,
  { draftOrderId, basketToken }: BodyOf<'POST /checkout/order-amend'>,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /checkout/order-amend'>> {
  const catalogue = await cachedCatalogue(context, business.id);
  return inTransaction(context.db, async (tx) => {
    const order = await lockPlacedOrder(tx, { business, caller, basketToken }, draftOrderId);
    if (!(await isChangeable(tx, order, now))) throw refuse('order_not_amendable');
    const basket = await amendingBasket(tx, order, now);
    const resumesBasketId = await basketToResume(tx, business.id, basketToken, order);
    const isOwn = basket.detailsOwner !== null && basket.detailsOwner === caller.details?.owner;
    const isEmpty = (await linesOf(tx, basket.id)).length === 0;
    if (isEmpty) await fillFromOrder(tx, basket, order);
    const { contact, deliveryAddress, billingAddress, couponId, breakdown, totals } = order;
    const changed = await changeBasket(
      tx,
      basket,
      {
        ...ownDetails(basket, caller, now),
        ...(resumesBasketId !== undefined && { resumesBasketId }),
        ...(!isOwn && { contact, deliveryAddress, billingAddress, instructions: order.instructions ?? '' }),
        ...(isEmpty && { couponId, couponCode: breakdown?.coupon?.code ?? null, tip: totals.tip }),
      },
      now,
    );
    return {
      businessOrderId: order.businessOrderId,
      basket: await basketView(tx, { ...context, business, caller, catalogue }, changed, now),
    };
  });
}
