import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Minor, nullable, shape } from '../../declaration/shape';
import { PaymentGateway } from '../../entities/enumerations';
import { OrderReceipt } from '../../entities/order-receipt';
import { OrderStatus } from '../../entities/order-status';
import { BasketProof, PaymentRefusal, PaymentState } from '../../entities/payment';

export const verifyPayment = defineOperation({
  key: 'POST /payments/verify-payment',
  id: 'verifyPayment',
  domain: 'payments',
  summary:
    'The state of a payment at the gateway, and the order that it placed; without a paymentId the draft’s latest payment',
  safe: true,
  limits: [
    { per: 'basket', count: 120, seconds: 600 },
    { per: 'address', count: 600, seconds: 600 },
  ],
  session: { usesGuestDetails: true, basketToken: 'basketToken', placedOrder: 'orderId' },
  body: shape({
    draftOrderId: Id,
    paymentId: Type.Optional(Id),
    paymentGateway: PaymentGateway,
    basketToken: BasketProof,
    /** The shopper cancelled at the gateway: an unfinished payment is cancelled. */
    cancelled: Type.Optional(Type.Boolean()),
  }),
  reply: shape({
    paymentId: Id,
    paymentState: PaymentState,
    /** The bank's page, while the payment waits for the shopper there. */
    redirectUrl: nullable(Type.String()),
    /** Why no order was placed; null while pending and after success. */
    refusal: nullable(PaymentRefusal),
    orderId: nullable(Id),
    businessOrderId: nullable(Type.String()),
    status: nullable(OrderStatus),
    /** The placed order; null before. */
    receipt: Type.Optional(nullable(OrderReceipt)),
    /** Where a guest follows the placed order from any device; null for members and for other sessions. */
    followPath: Type.Optional(nullable(Type.String())),
    /** The basket that follows the order; null while there is none, and for a call with the token of another basket. */
    basketToken: nullable(Type.String()),
    /** Whether the member's new card was saved, or was saved before; null when that was not asked for. */
    cardSaving: Type.Optional(nullable(Type.Enum(['saved', 'exists']))),
    amount: Minor,
    currency: Type.String(),
    method: Type.String(),
  }),
  errors: ['payment_not_found'],
});
