import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const hostedPaymentProducer = defineOperation({
  key: 'POST /checkout/hosted-payment-producer',
  id: 'hostedPaymentProducer',
  domain: 'checkout',
  summary: 'The signed fields that open a hosted payment page',
  later: true,
  session: { usesGuestDetails: true },
  body: shape({ draftOrderId: Id, saveCard: Type.Optional(Type.Boolean()), cardId: Type.Optional(Id) }),
  reply: Type.Unknown(),
  errors: ['order_not_found'],
});
