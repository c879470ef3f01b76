import Type from 'typebox';
import { HOSTED_REPLY_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const hostedPaymentConsumer = defineOperation({
  key: 'POST /checkout/hosted-payment-consumer',
  id: 'hostedPaymentConsumer',
  domain: 'checkout',
  summary: 'What a hosted payment page answered, its values encoded in base64 exactly once',
  later: true,
  session: { usesGuestDetails: true },
  body: shape({ draftOrderId: Id, hppResponse: Type.String({ maxLength: HOSTED_REPLY_MAX_LENGTH }) }),
  reply: Type.Unknown(),
  errors: ['order_not_found', 'payment_failed', 'payment_cancelled'],
});
