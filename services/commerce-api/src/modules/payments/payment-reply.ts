import type { ReplyOf } from '@storefront/api/operation-types';
import { isPlaced, type OrderRow } from '../../database/order-row';
import type { PaymentRow } from '../ledger/payment-ledger';

/** The state of a payment and its order in make-payment's reply. */
export function paymentReply(order: OrderRow, payment: PaymentRow): ReplyOf<'POST /payments/make-payment'> {
  const placed = isPlaced(order);
  return {
    paymentId: payment.id,
    paymentState: payment.state,
    redirectUrl: payment.state === 'pending' ? payment.redirectUrl : null,
    orderId: placed ? order.orderId : null,
    businessOrderId: placed ? order.businessOrderId : null,
    status: placed ? order.status : null,
    basketToken: placed ? order.nextBasketToken : null,
    // More may be authorised than an order costs that became cheaper.
    amount: payment.captureAmount ?? (placed ? order.total : payment.amount),
    currency: payment.currency,
  };
}
