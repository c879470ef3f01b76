import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Minor, nullable, shape } from '../../declaration/shape';
import { OrderStatus } from '../../entities/order-status';
import { Payment, PaymentState } from '../../entities/payment';

export const makePayment = defineOperation({
  key: 'POST /payments/make-payment',
  id: 'makePayment',
  domain: 'payments',
  summary:
    'Pay a draft order. Cash confirms the amount that the shopper was shown and places the order; a card, a saved card or a wallet is charged, or leads to its bank first',
  idempotent: 'reply',
  transientFields: ['cvv'],
  limits: [
    { per: 'basket', count: 30, seconds: 600 },
    { per: 'address', count: 120, seconds: 600 },
  ],
  session: { usesGuestDetails: true, basketToken: 'basketToken', placedOrder: 'orderId' },
  body: Payment,
  reply: shape({
    paymentId: Id,
    paymentState: PaymentState,
    /** The bank's confirmation page; the shopper returns to successUrl, failureUrl or cancelUrl. */
    redirectUrl: nullable(Type.String()),
    /** The placed order. All four are null until the gateway has replied: verify-payment returns the outcome. */
    orderId: nullable(Id),
    businessOrderId: nullable(Type.String()),
    status: nullable(OrderStatus),
    /** The new, empty basket after the order. */
    basketToken: nullable(Type.String()),
    amount: Minor,
    currency: Type.String(),
  }),
  errors: [
    'order_not_found',
    'amount_changed',
    'checkout_refused',
    'basket_changed',
    'coupon_used_up',
    'coupon_first_order_only',
    'slot_changed',
    'basket_empty',
    'different_store',
    'store_closed',
    'below_minimum_spend',
    'slot_required',
    'slot_expired',
    'slot_not_at_address',
    'slot_units_full',
    'item_unavailable',
    'order_not_payable',
    'payment_method_not_accepted',
    'cash_limit_exceeded',
    'order_not_amendable',
    'assisted_payment_refused',
    'payment_link_changed',
    'payment_link_ended',
    'payment_failed',
    'card_brand_not_accepted',
    'payment_in_progress',
    'payment_not_extendable',
    'payment_token_required',
    'cvv_required',
    'card_not_found',
    'wallet_unavailable',
    'validation_failed',
    'return_url_invalid',
    'payment_gateway_unavailable',
    'not_implemented',
  ],
});
