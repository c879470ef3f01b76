import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { Basket, BasketMenuItem } from '../../entities/basket';
import { FulfilmentMethod } from '../../entities/enumerations';

export const addItem = defineOperation({
  key: 'POST /basket/add-item',
  id: 'addItem',
  domain: 'basket',
  summary: 'Put an item into a basket; without a token a new basket is made',
  idempotent: 'change',
  session: { basketToken: 'basket.basketToken' },
  body: shape({
    basketToken: Type.Optional(BasketToken),
    storeId: Type.Optional(Id),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    menuItem: BasketMenuItem,
    /** The shopper has confirmed that they are old enough. */
    ageConfirmed: Type.Optional(Type.Boolean()),
    /** Agrees to empty a basket with another store's items. */
    overwriteBasket: Type.Optional(Type.Boolean()),
    /** Agrees to lose what the store does not sell of another store's items; the rest moves. */
    moveItems: Type.Optional(Type.Boolean()),
  }),
  reply: shape({ basketLineId: Id, basket: Basket }),
  errors: [
    'basket_not_found',
    'store_not_found',
    'store_required',
    'different_store',
    'item_not_found',
    'item_unavailable',
    'item_not_on_day',
    'item_limit_reached',
    'basket_limit_reached',
    'basket_limit_exceeded',
    'options_invalid',
    'age_restricted',
    'substitute_invalid',
  ],
});
