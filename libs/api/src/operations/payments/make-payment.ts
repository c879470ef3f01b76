import Type from 'typebox';
import { OrderStatus } from '../../entities/order-status';
import { Payment } from '../../entities/payment';
import { defineOperation } from '../../operation';
import { Id, Minor, shape } from '../../shape';

export const makePayment = defineOperation({
  key: 'POST /payments/make-payment',
  id: 'makePayment',
  domain: 'payments',
  summary: 'Pay a draft order; for cash it confirms the amount that the shopper was shown and places the order',
  idempotent: true,
  body: Payment,
  reply: shape({
    paymentId: Id,
    paymentState: Type.String(),
    orderId: Id,
    businessOrderId: Type.String(),
    status: OrderStatus,
    amount: Minor,
    currency: Type.String(),
    /** The new, empty basket that follows the one that was ordered. */
    basketToken: Type.String(),
  }),
  errors: [
    'order_not_found',
    'amount_changed',
    'basket_changed',
    'basket_empty',
    'different_store',
    'store_closed',
    'below_minimum_spend',
    'slot_required',
    'slot_expired',
    'item_unavailable',
    'order_not_payable',
    'payment_method_not_accepted',
    'payment_failed',
    'not_implemented',
  ],
});
