import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';

export const readBasket = defineOperation({
  key: 'POST /basket/read',
  id: 'readBasket',
  domain: 'basket',
  summary: 'The basket of a token with its prices of this moment, without personal details; changes nothing',
  safe: true,
  session: { basketToken: 'basketToken' },
  body: shape({ basketToken: BasketToken }),
  reply: Basket,
  errors: ['basket_not_found'],
});
