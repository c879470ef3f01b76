import Type from 'typebox';
import { RETURN_URL_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, nullable, shape } from '../../declaration/shape';
import { BasketProof } from '../../entities/payment';

export const hostedPaymentProducer = defineOperation({
  key: 'POST /checkout/hosted-payment-producer',
  id: 'hostedPaymentProducer',
  domain: 'checkout',
  summary: 'The signed fields that open a hosted payment page for the payment that make-payment started',
  safe: true,
  limits: [
    { per: 'basket', count: 60, seconds: 600 },
    { per: 'address', count: 240, seconds: 600 },
  ],
  session: { usesGuestDetails: true },
  body: shape({
    draftOrderId: Id,
    basketToken: BasketProof,
    returnUrl: Type.String({ maxLength: RETURN_URL_MAX_LENGTH }),
    /** In a frame the page answers by a message, in the whole window by a form that it posts to `returnUrl`. */
    shownIn: Type.Enum(['frame', 'window']),
  }),
  reply: shape({
    /** Where the browser posts the fields. */
    url: Type.String(),
    fields: Type.Record(Type.String(), Type.String()),
    /** When the payment is cancelled unless it is made. */
    deadline: nullable(Type.String()),
  }),
  errors: ['order_not_found', 'payment_not_found', 'return_url_invalid'],
});
