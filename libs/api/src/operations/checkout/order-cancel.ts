import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { OrderStatus } from '../../entities/order-status';
import { BasketProof } from '../../entities/payment';

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
