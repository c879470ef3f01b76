import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { isPlaced, type PlacedOrder } from '../../../database/order-row';
import { baskets } from '../../../database/schema/basket';
import { recordTransition } from '../../../database/transitions';
import type { Caller } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { type BasketRow, changeBasket, removeLines } from '../../basket/basket.repository';
import { basketView } from '../../basket/basket-view';
import { getOpenOrNextBasket } from '../../basket/next-basket';
import { NO_DETAILS } from '../../basket/owners/personal-details';
import { moveSavedItems } from '../../basket/saved-items/saved-items.repository';
import type { Business } from '../../businesses/businesses.repository';
import { cachedCatalogue } from '../../catalogue/catalogue-source';
import { releasePlace } from '../../slots/reservation.repository';
import { findOrder } from '../draft-order';
import { isOwn } from '../own-order';
import { basketBefore } from './basket-before';
import { replacedBy } from './replacements';

/** Gives up the basket; its token leads to the one before, for requests of other tabs that are under way. */
async function giveUp(tx: Database, basket: BasketRow, order: PlacedOrder, now: Date): Promise<BasketRow> {
  const before = await basketBefore(tx, basket, order, now);
  await releasePlace(tx, basket.id);
  await removeLines(tx, basket.id);
  await moveSavedItems(tx, basket.id, before.id);
  await changeBasket(tx, basket, { ...NO_DETAILS, state: 'joined', joinedInto: before.id }, now);
  await recordTransition(tx, 'basket', 'amending', 'joined');
  return before;
}

/**
 * Leaves the caller's own order as it is. The basket's row is locked, so that the order is either replaced or left. A new
 * payment that its bank confirms later is voided; what it adds later to that of the order is held until picking.
 */
export async function endAmendment(
  context: ServiceContext,
  business: Business,
  { draftOrderId, basketToken }: BodyOf<'POST /checkout/order-amend-end'>,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /checkout/order-amend-end'>> {
  const catalogue = await cachedCatalogue(context, business.id);
  return inTransaction(context.db, async (tx) => {
    const order = await findOrder(tx, { business, caller, basketToken }, draftOrderId);
    if (!isPlaced(order) || !isOwn(order, caller)) throw refuse('order_not_found');
    const [amending] = await tx
      .select()
      .from(baskets)
      .where(and(eq(baskets.amendsDraftOrderId, draftOrderId), eq(baskets.state, 'open')))
      .for('update');
    if (!amending && (await replacedBy(tx, order))) throw refuse('order_replaced');
    const current = basketToken ? await getOpenOrNextBasket(tx, business.id, basketToken) : undefined;
    const next = amending ? await giveUp(tx, amending, order, now) : current;
    const shown = next ?? (await basketBefore(tx, { ...order, resumesBasketId: null }, order, now));
    return { basket: await basketView(tx, { ...context, business, caller, catalogue }, shown, now, true) };
  });
}
