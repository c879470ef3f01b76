import Type from 'typebox';
import { HOSTED_RESPONSE_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { BasketProof } from '../../entities/payment';
import { verifyPayment } from '../payments/verify-payment';

export const hostedPaymentConsumer = defineOperation({
  key: 'POST /checkout/hosted-payment-consumer',
  id: 'hostedPaymentConsumer',
  domain: 'checkout',
  summary: 'What a hosted payment page answered: the state of the payment, and the order that it placed',
  limits: [
    { per: 'basket', count: 60, seconds: 600 },
    { per: 'address', count: 240, seconds: 600 },
  ],
  session: { usesGuestDetails: true, basketToken: 'basketToken', placedOrder: 'orderId' },
  body: shape({
    draftOrderId: Id,
    /** JSON by field name, its values encoded in base64 exactly once. */
    hppResponse: Type.String({ maxLength: HOSTED_RESPONSE_MAX_LENGTH }),
    basketToken: BasketProof,
  }),
  reply: verifyPayment.reply,
  errors: ['payment_not_found', 'hosted_response_invalid'],
});
