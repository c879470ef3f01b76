import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';

export const clearBasket = defineOperation({
  key: 'POST /basket/clear',
  id: 'clearBasket',
  domain: 'basket',
  summary: 'Remove every line of a basket and release its slot',
  idempotent: 'change',
  session: { basketToken: 'basketToken' },
  body: shape({ basketToken: BasketToken }),
  reply: Basket,
  errors: ['basket_not_found'],
});
