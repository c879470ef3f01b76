import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { inTransaction } from '../../../database/in-transaction';
import type { Caller } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { SHOPPER } from '../../../states/actor';
import type { Business } from '../../businesses/businesses.repository';
import { isChangeable, lockPlacedOrder } from '../../orders/amendments/changeable-order';
import { replacedBy } from '../../orders/amendments/replacements';
import { endOrder } from '../../orders/end-order';
import { moveMoney } from '../../orders/move-money';
import { statusFields } from '../../orders/order-view';
import { settleRefund } from './settle-refund';

const REASON = 'Cancelled by the shopper';

/**
 * Cancels the caller's own order: its place, coupon and stock are free again, and what was set aside or taken for it is
 * given back, at once if the gateway responds and else by the reconciler. The order's row is locked, so that it is
 * either cancelled or picked.
 */
export async function cancelOrder(
  context: ServiceContext,
  business: Business,
  { draftOrderId, basketToken }: BodyOf<'POST /checkout/order-cancel'>,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /checkout/order-cancel'>> {
  const { order, payment } = await inTransaction(context.db, async (tx) => {
    const row = await lockPlacedOrder(tx, { business, caller, basketToken }, draftOrderId);
    if (await replacedBy(tx, row)) throw refuse('order_not_cancellable');
    if (row.status === 'order_cancelled') return { order: row, payment: undefined };
    if (!(await isChangeable(tx, row, now))) throw refuse('order_not_cancellable');
    await endOrder(tx, row, 'order_cancelled', now, REASON, SHOPPER);
    return { order: row, payment: await moveMoney(tx, row, 'order_cancelled', REASON, now) };
  });
  if (payment) await settleRefund(context, payment);
  const { status, statusText } = statusFields('order_cancelled');
  return { businessOrderId: order.businessOrderId, status, statusText };
}
