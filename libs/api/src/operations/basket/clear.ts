import { Basket } from '../../entities/basket';
import { defineOperation } from '../../operation';
import { BasketToken, shape } from '../../shape';

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
