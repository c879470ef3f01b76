import { defineOperation } from '../../declaration/operation';
import { BasketToken, nullable, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';
import { StoreDetails } from '../../entities/store';

export const readCheckout = defineOperation({
  key: 'POST /checkout/read',
  id: 'readCheckout',
  domain: 'checkout',
  summary: 'The basket of a token with the details that this session entered, and its store; changes nothing',
  safe: true,
  session: { usesGuestDetails: true, basketToken: 'basket.basketToken' },
  body: shape({ basketToken: BasketToken }),
  reply: shape({
    basket: Basket,
    /** Null while the basket has no store. */
    store: nullable(StoreDetails),
  }),
  errors: ['basket_not_found'],
});
