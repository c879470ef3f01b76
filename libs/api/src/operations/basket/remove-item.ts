import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';

export const removeItem = defineOperation({
  key: 'POST /basket/remove-item',
  id: 'removeItem',
  domain: 'basket',
  summary: 'Remove a line from a basket',
  idempotent: 'change',
  session: { basketToken: 'basketToken' },
  body: shape({ basketToken: BasketToken, basketLineId: Id }),
  reply: Basket,
  errors: ['basket_not_found', 'line_not_found'],
});
