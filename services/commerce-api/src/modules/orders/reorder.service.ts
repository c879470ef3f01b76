import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { asc, eq } from 'drizzle-orm';
import { inTransaction } from '../../database/in-transaction';
import { orderLines } from '../../database/schema/order';
import type { Caller, Identity } from '../../http/operation.types';
import { Problem, refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { addLine } from '../basket/add-line';
import { changeBasket } from '../basket/basket.repository';
import { basketAtStore } from '../basket/basket.service';
import { basketView } from '../basket/basket-view';
import type { Business } from '../businesses/businesses.repository';
import { orderRowOfMember } from './orders.service';

/** Problems of a single line: the line is left out and reported. */
const LINE_PROBLEMS: readonly string[] = [
  'item_not_found',
  'item_unavailable',
  'item_not_on_day',
  'options_invalid',
  'item_limit_reached',
];

/** Adds the items of a past order that are still sold to a basket at that order's store. */
export function reorder(
  { db }: ServiceContext,
  business: Business,
  body: BodyOf<'POST /member/reorder'>,
  { member, caller }: { member: Identity; caller: Caller },
  now: Date,
): Promise<ReplyOf<'POST /member/reorder'>> {
  return inTransaction(db, async (tx) => {
    const order = await orderRowOfMember(tx, business.id, member.memberId, body.orderId);
    if (!order) throw refuse('order_not_found', 'Unable to view order, please try again.');
    const { storeId, fulfilmentMethod, draftOrderId } = order;
    const basket = await basketAtStore(tx, business, { ...body, storeId, fulfilmentMethod }, caller, now);
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.draftOrderId, draftOrderId))
      .orderBy(asc(orderLines.position));
    const missing: { menuItemId: number; name: string }[] = [];
    for (const { itemId, name, quantity, options } of lines) {
      const chosen = options.map(({ optionId, valueId, quantity: times, text }) => ({
        optionId,
        valueId,
        quantity: times,
        ...(text && { text }),
      }));
      try {
        // The shopper confirmed their age for the first order.
        await addLine(tx, business, basket, { id: itemId, quantity, options: chosen }, { ageConfirmed: true, now });
      } catch (error) {
        if (!(error instanceof Problem) || !LINE_PROBLEMS.includes(error.code)) throw error;
        missing.push({ menuItemId: itemId, name });
      }
    }
    return { basket: await basketView(tx, business, await changeBasket(tx, basket, {}, now), caller, now), missing };
  });
}
