import { Basket } from '../../entities/basket';
import { defineOperation } from '../../operation';
import { BasketToken, Id, shape } from '../../shape';

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
