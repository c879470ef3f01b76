import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { lockOrder } from '../payments/draft-order';
import { GatewayUnclear } from '../payments/gateway.types';
import { moveMoney } from '../payments/move-money';
import { settlePayment } from '../payments/settle-payment.service';
import { closesAt, slotById } from '../slots/slots.repository';
import { SHOPPER } from './actor';
import { endOrder } from './end-order';
import { isPlaced, type PlacedOrder, statusFields } from './order-view';

const REASON = 'Cancelled by the shopper';

/** Until when the shopper may change an order: the cut-off of its slot. */
async function cutOffOf(tx: Database, order: PlacedOrder): Promise<Date | null> {
  const slot = order.slotId === null ? undefined : await slotById(tx, order.storeId, order.slotId);
  return slot ? closesAt(slot) : order.slotStartsAt;
}

/** A guest's placed order may be ended only by the session that entered its details; a member's by the member. */
const mayCancel = (order: PlacedOrder, caller: Caller) =>
  order.memberId !== null || (order.detailsOwner !== null && order.detailsOwner === caller.details?.owner);

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
    const row = await lockOrder(tx, { business, caller, basketToken }, draftOrderId);
    if (!isPlaced(row) || !mayCancel(row, caller)) throw refuse('order_not_found');
    if (row.status === 'order_cancelled') return { order: row, payment: undefined };
    const cutOff = await cutOffOf(tx, row);
    if (row.status !== 'sent_to_store' || (cutOff !== null && cutOff <= now)) throw refuse('order_not_cancellable');
    await endOrder(tx, row, 'order_cancelled', now, REASON, SHOPPER);
    return { order: row, payment: await moveMoney(tx, row, 'order_cancelled', REASON, now) };
  });
  if (payment && payment.gateway !== 'cash')
    await settlePayment(context, payment.id).catch((error: unknown) => {
      if (!(error instanceof GatewayUnclear)) throw error;
    });
  const { status, statusText } = statusFields('order_cancelled');
  return { businessOrderId: order.businessOrderId, status, statusText };
}
