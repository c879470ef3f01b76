import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { PaymentGateway } from '../../entities/enumerations';
import { BasketProof } from '../../entities/payment';
import { verifyPayment } from '../payments/verify-payment';

export const paymentOutcome = defineOperation({
  key: 'POST /checkout/payment-outcome',
  id: 'paymentOutcome',
  domain: 'checkout',
  summary:
    'The stored state of a payment, and the order that it placed; asks no gateway and changes nothing, unlike verify-payment',
  safe: true,
  limits: [
    { per: 'basket', count: 120, seconds: 600 },
    { per: 'address', count: 600, seconds: 600 },
  ],
  session: { usesGuestDetails: true, basketToken: 'basketToken' },
  body: shape({
    draftOrderId: Id,
    paymentId: Type.Optional(Id),
    paymentGateway: PaymentGateway,
    basketToken: BasketProof,
  }),
  reply: verifyPayment.reply,
  errors: ['payment_not_found'],
});
