import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';
import { BasketProof } from '../../entities/payment';

export const orderAmendEnd = defineOperation({
  key: 'POST /checkout/order-amend-end',
  id: 'orderAmendEnd',
  domain: 'checkout',
  summary:
    'Leave an own order as it is: the basket that was to replace it is given up, and the shopper continues with the basket that they had before. A second call finds that basket',
  session: { usesGuestDetails: true, basketToken: 'basket.basketToken' },
  body: shape({ draftOrderId: Id, basketToken: BasketProof }),
  reply: shape({ basket: Basket }),
  errors: ['order_not_found', 'order_replaced'],
});
