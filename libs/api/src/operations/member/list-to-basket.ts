import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { Basket, MissingItem } from '../../entities/basket';
import { FulfilmentMethod } from '../../entities/enumerations';

export const listToBasket = defineOperation({
  key: 'POST /member/list-to-basket',
  id: 'listToBasket',
  domain: 'member',
  summary: 'Put one of each item of a list into a basket, and say what is not available',
  access: 'member',
  idempotent: 'change',
  session: { basketToken: 'basket.basketToken' },
  body: shape({
    listId: Id,
    storeId: Id,
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    basketToken: Type.Optional(BasketToken),
    overwriteBasket: Type.Optional(Type.Boolean()),
    /** The shopper is old enough for every item; false leaves out the age-restricted ones. */
    ageConfirmed: Type.Optional(Type.Boolean()),
  }),
  reply: shape({
    basket: Basket,
    /** What was not added. */
    missing: Type.Array(MissingItem),
  }),
  errors: [
    'list_not_found',
    'basket_not_found',
    'different_store',
    'age_restricted',
    'item_unavailable',
    'fulfilment_not_offered',
    'store_not_found',
  ],
});
