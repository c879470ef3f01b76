import Type from 'typebox';
import { PaymentGateway } from '../../entities/enumerations';
import { OrderStatus } from '../../entities/order-status';
import { BasketProof, PaymentRefusal, PaymentState } from '../../entities/payment';
import { defineOperation } from '../../operation';
import { Id, Minor, nullable, shape } from '../../shape';

export const verifyPayment = defineOperation({
  key: 'POST /payments/verify-payment',
  id: 'verifyPayment',
  domain: 'payments',
  summary:
    'How a payment stands by the gateway’s own word, and the order that it placed; without a paymentId the latest of the draft',
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
    /** The shopper turned back at the gateway: an unfinished payment is given up. */
    cancelled: Type.Optional(Type.Boolean()),
  }),
  reply: shape({
    paymentId: Id,
    paymentState: PaymentState,
    /** Where the bank still waits for the shopper, while the payment is pending. */
    redirectUrl: nullable(Type.String()),
    /** Why it placed no order; null while it may still, and once it has. */
    refusal: nullable(PaymentRefusal),
    orderId: nullable(Id),
    businessOrderId: nullable(Type.String()),
    status: nullable(OrderStatus),
    /** The basket that follows the ordered one. */
    basketToken: nullable(Type.String()),
    amount: Minor,
    currency: Type.String(),
    method: Type.String(),
  }),
  errors: ['payment_not_found'],
});
