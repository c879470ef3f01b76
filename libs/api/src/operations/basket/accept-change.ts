import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, Minor, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';

export const acceptChange = defineOperation({
  key: 'POST /basket/accept-change',
  id: 'acceptChange',
  domain: 'basket',
  summary:
    'Keep a line whose price rose, whose quantity was limited or whose item is gone; an order leaves out what is gone',
  idempotent: 'change',
  session: { basketToken: 'basketToken' },
  body: shape({
    basketToken: BasketToken,
    basketLineId: Id,
    /** The price or the quantity that the shopper accepts: `to` of the update. */
    to: Type.Optional(Minor),
  }),
  reply: Basket,
  errors: ['basket_not_found', 'line_not_found', 'basket_changed'],
});
