import type { Basket, SubstituteChoice } from '@storefront/api/entities/basket';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { orderLines } from '../../database/schema/order';
import type { Identity } from '../../http/operation.types';
import { Problem, refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { addLine } from '../basket/add-line';
import { changeBasket, findOpenBasket } from '../basket/basket.repository';
import { basketAtStore } from '../basket/basket.service';
import { type BasketCall, changeOnce } from '../basket/change-once';
import { possibleSubstitute } from '../basket/substitutes';
import type { Business } from '../businesses/businesses.repository';
import { readStore } from '../stores/stores.repository';
import type { OrderRow } from './order-view';
import { orderRowOfMember } from './orders.service';

/** Problems of a single line: the line is left out and reported. */
const LINE_PROBLEMS: readonly string[] = [
  'item_not_found',
  'item_unavailable',
  'item_not_on_day',
  'options_invalid',
  'item_limit_reached',
];

/** Problems of a single line when the shopper is not old enough: age-restricted items are left out too. */
const PROBLEMS_UNDER_AGE: readonly string[] = [...LINE_PROBLEMS, 'age_restricted'];

/** The method that the shopper has chosen now, if the order's store offers it; else the order's. */
async function methodFor(tx: Database, business: Business, basketToken: string | undefined, order: OrderRow) {
  const current = basketToken ? await findOpenBasket(tx, business.id, basketToken) : undefined;
  if (!current) return order.fulfilmentMethod;
  const { fulfilment } = await readStore(tx, business.id, order.storeId);
  return fulfilment.includes(current.fulfilmentMethod) ? current.fulfilmentMethod : order.fulfilmentMethod;
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
    const fulfilmentMethod = await methodFor(tx, business, body.basketToken, order);
    const basket = await basketAtStore(tx, business, { ...body, storeId, fulfilmentMethod }, caller, now);
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.draftOrderId, draftOrderId))
      .orderBy(asc(orderLines.position));
    const problems = body.ageConfirmed === false ? PROBLEMS_UNDER_AGE : LINE_PROBLEMS;
    const missing: { menuItemId: number; name: string }[] = [];
    for (const { itemId, name, quantity, options, substitute, instructions, confirmedAge } of lines) {
      const chosen = options.map(({ optionId, valueId, quantity: times, text }) => ({
        optionId,
        valueId,
        quantity: times,
        ...(text && { text }),
      }));
      try {
        const again = {
          id: itemId,
          quantity,
          options: chosen,
          substitute: await possibleSubstitute(tx, { storeId, itemId, confirmedAge }, choiceOf(substitute)),
          instructions: instructions ?? undefined,
        };
        await addLine(tx, business, basket, again, { ageConfirmed: body.ageConfirmed ?? false, now });
      } catch (error) {
        if (!(error instanceof Problem) || !problems.includes(error.code)) throw error;
        missing.push({ menuItemId: itemId, name });
      }
    }
    // Another store's basket must not be emptied for nothing.
    if (missing.length === lines.length) throw refuse('item_unavailable', 'Item is no longer available.');
    return { basket: await changeBasket(tx, basket, {}, now), missing };
  });
  const order = await orderRowOfMember(context.db, business.id, member.memberId, body.orderId);
  return { basket, missing, dearer: order ? await dearerItems(context.db, order, basket) : [] };
}
