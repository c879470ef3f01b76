import Type from 'typebox';
import { OrderStatus } from '../../entities/order-status';
import { BasketProof } from '../../entities/payment';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const orderCancel = defineOperation({
  key: 'POST /checkout/order-cancel',
  id: 'orderCancel',
  domain: 'checkout',
  summary:
    'Cancel an own order, until the cut-off of its slot and before the store picks it; a second call finds it cancelled',
  session: { usesGuestDetails: true },
  body: shape({ draftOrderId: Id, basketToken: BasketProof }),
  reply: shape({ businessOrderId: Type.String(), status: OrderStatus, statusText: Type.String() }),
  errors: ['order_not_found', 'order_not_cancellable'],
});
