import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { inTransaction } from '../../database/in-transaction';
import { isPlaced } from '../../database/order-row';
import { Problem, refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { cachedCatalogue } from '../catalogue/catalogue-source';
import { takeStock } from '../catalogue/items/stock';
import { placeOrder, takePlace } from '../checkout/place-order';
import { priceDraft, stockOf } from '../checkout/price-draft';
import { reserveCouponUse } from '../coupons/coupon-uses';
import { openPayment } from '../ledger/payment-ledger';
import { lastPayment, openPaymentOf } from '../ledger/payments.repository';
import { lockOrder, type OrderRequester } from '../orders/draft-order';
import { paymentReply } from './payment-reply';
import { cancelOpenPayment } from './settlement/settle-payment.service';

/** Cash is paid on delivery or collection; this call only confirms the amount. */
export async function payByCash(
  context: ServiceContext,
  requester: OrderRequester,
  body: BodyOf<'POST /payments/make-payment'>,
  now: Date,
): Promise<ReplyOf<'POST /payments/make-payment'>> {
  const { draftOrderId, amount } = body;
  await cancelOpenPayment(context, requester, draftOrderId);
  const { business } = requester;
  const cached = await cachedCatalogue(context, business.id);
  const outcome = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, requester, draftOrderId);
    // A second click, or a retry after a lost reply, gets the same reply.
    if (isPlaced(order)) {
      const payment = await lastPayment(tx, draftOrderId);
      if (!payment) throw refuse('order_not_payable');
      return paymentReply(order, payment);
    }
    if (order.status !== 'draft') throw refuse('order_not_payable');
    // A card payment of another tab may have begun since.
    if (await openPaymentOf(tx, draftOrderId)) throw refuse('payment_in_progress');
    const pricing = { keys: context.keys, business, cached };
    const priced = await priceDraft(tx, pricing, order, { amount, gateway: 'cash' }, now);
    if (priced instanceof Problem) return priced;
    if (!(await takePlace(tx, priced.order, priced.basket, now)))
      throw refuse('slot_expired', 'This slot has now expired');
    const opening = { draftOrderId, method: 'cash', gateway: 'cash', amount, currency: order.currency } as const;
    const payment = await openPayment(tx, { ...opening, orderVersion: priced.order.version }, now, 'to_collect');
    await takeStock(tx, stockOf(priced, payment.id), now);
    await reserveCouponUse(tx, context.keys, priced, payment.id, now);
    const placed = await placeOrder(tx, business, priced, payment.id, now);
    return paymentReply(placed, payment);
  });
  // The problem is thrown after the transaction, so that the changes to the draft are committed.
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}
