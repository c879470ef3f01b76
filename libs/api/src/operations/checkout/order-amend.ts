import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';
import { BasketProof } from '../../entities/payment';

export const orderAmend = defineOperation({
  key: 'POST /checkout/order-amend',
  id: 'orderAmend',
  domain: 'checkout',
  summary:
    'Begin to change an own order, until the cut-off of its slot and before the store picks it: a basket with its items, details and place. The order stands until the order of that basket is paid for and takes its number; a second call finds the same basket',
  session: { usesGuestDetails: true, basketToken: 'basket.basketToken' },
  body: shape({ draftOrderId: Id, basketToken: BasketProof }),
  reply: shape({ businessOrderId: Type.String(), basket: Basket }),
  errors: ['order_not_found', 'order_not_amendable', 'guest_session_required'],
});
