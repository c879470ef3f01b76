import type { Basket, SubstituteChoice } from '@storefront/api/entities/basket';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { orderLines } from '../../database/schema/order';
import type { Identity } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { changeBasket, findOpenBasket } from '../basket/basket.repository';
import { basketAtStore } from '../basket/basket.service';
import { type BasketCall, changeOnce } from '../basket/change-once';
import { addPossible } from '../basket/lines/add-possible';
import type { Business } from '../businesses/businesses.repository';
import { readStore } from '../stores/stores.repository';
import { orderRowOfMember } from './orders.service';

/** The method that the shopper has chosen now, if the order's store offers it; else the order's. */
async function methodFor(
  tx: Database,
  business: Business,
  { basketToken, fulfilmentMethod }: BodyOf<'POST /member/reorder'>,
  order: OrderRow,
) {
  const current = basketToken ? await findOpenBasket(tx, business.id, basketToken) : undefined;
  const chosen = current?.fulfilmentMethod ?? fulfilmentMethod;
  if (!chosen) return order.fulfilmentMethod;
  const { fulfilment } = await readStore(tx, business.id, order.storeId);
  return fulfilment.includes(chosen) ? chosen : order.fulfilmentMethod;
}

/** The choice that an order's line was made with. */
const choiceOf = (substitute: typeof orderLines.$inferSelect.substitute): SubstituteChoice | null =>
  substitute && { kind: substitute.kind, ...(substitute.menuItemId !== null && { menuItemId: substitute.menuItemId }) };

const optionsKey = (options: readonly { optionId: number; valueId: number; quantity: number }[]): string =>
  options
    .map(({ optionId, valueId, quantity }) => `${optionId}:${valueId}:${quantity}`)
    .sort()
    .join();

/** The items of an order that cost more in a basket, with the same options, than they did. */
async function dearerItems(db: Database, { draftOrderId }: OrderRow, basket: Basket) {
  const lines = await db.select().from(orderLines).where(eq(orderLines.draftOrderId, draftOrderId));
  return lines.flatMap(({ itemId, name, unitTotal: before, options }) => {
    const same = basket.lines.find(
      ({ menuItem, options: chosen }) => menuItem.id === itemId && optionsKey(chosen) === optionsKey(options),
    );
    return same && same.unitTotal > before ? [{ menuItemId: itemId, name, before, now: same.unitTotal }] : [];
  });
}

/** Adds the items of a past order that are still sold to a basket at that order's store. */
export async function reorder(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /member/reorder'>>,
  member: Identity,
): Promise<ReplyOf<'POST /member/reorder'>> {
  const { business, body, caller, now } = call;
  const { basket, missing = [] } = await changeOnce(context, call, async (tx) => {
    const order = await orderRowOfMember(tx, business.id, member.memberId, body.orderId);
    if (!order) throw refuse('order_not_found', 'Unable to view order, please try again.');
    const { storeId, draftOrderId } = order;
    const fulfilmentMethod = await methodFor(tx, business, body, order);
    const basket = await basketAtStore(tx, business, { ...body, storeId, fulfilmentMethod }, caller, now);
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.draftOrderId, draftOrderId))
      .orderBy(asc(orderLines.position));
    const again = lines.map(({ itemId, quantity, options, substitute, instructions, confirmedAge }) => ({
      id: itemId,
      quantity,
      options: options.map(({ optionId, valueId, quantity: times, text }) => ({
        optionId,
        valueId,
        quantity: times,
        ...(text && { text }),
      })),
      substitute: choiceOf(substitute) ?? undefined,
      instructions: instructions ?? undefined,
      confirmedAge,
    }));
    const ages = { ageConfirmed: body.ageConfirmed ?? false, leavesOutAges: body.ageConfirmed === false };
    const { lineIds, missing } = await addPossible(tx, business, basket, again, { ...ages, now });
    // Another store's basket must not be emptied for nothing.
    if (lineIds.length === 0) throw refuse('item_unavailable', 'Item is no longer available.');
    return { basket: await changeBasket(tx, basket, {}, now), missing };
  });
  const order = await orderRowOfMember(context.db, business.id, member.memberId, body.orderId);
  return { basket, missing, dearer: order ? await dearerItems(context.db, order, basket) : [] };
}
