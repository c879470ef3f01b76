import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, nullable, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';
import { FulfilmentMethod } from '../../entities/enumerations';

export const continueWithBasket = defineOperation({
  key: 'POST /basket/continue-with',
  id: 'continueWithBasket',
  domain: 'basket',
  summary:
    'Another of the member’s open baskets, with which the session continues at its store; the basket of before is kept',
  safe: true,
  access: 'member',
  session: { basketToken: 'basket.basketToken', choosesStore: true },
  body: shape({ basketId: Id }),
  reply: shape({
    basket: Basket,
    store: nullable(shape({ id: Id, slug: Type.String(), name: Type.String() })),
    fulfilmentMethod: FulfilmentMethod,
  }),
  errors: ['basket_not_found'],
});
