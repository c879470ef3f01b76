import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, Minor, shape } from '../../declaration/shape';
import { Basket, MissingItem } from '../../entities/basket';
import { FulfilmentMethod } from '../../entities/enumerations';

export const reorder = defineOperation({
  key: 'POST /member/reorder',
  id: 'reorder',
  domain: 'member',
  summary: 'Add the items of a past order that are still sold to a basket',
  access: 'member',
  idempotent: 'change',
  session: { basketToken: 'basket.basketToken' },
  body: shape({
    orderId: Id,
    basketToken: Type.Optional(BasketToken),
    /** How the basket is received, if there is none yet and the store offers it; without it the order's. */
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    overwriteBasket: Type.Optional(Type.Boolean()),
    /** The shopper is old enough for every item; false leaves out the age-restricted ones. */
    ageConfirmed: Type.Optional(Type.Boolean()),
  }),
  reply: shape({
    basket: Basket,
    /** What was not added. */
    missing: Type.Array(MissingItem),
    /** Items that cost more than they did: prices of one, then and now. */
    dearer: Type.Optional(Type.Array(shape({ menuItemId: Id, name: Type.String(), before: Minor, now: Minor }))),
  }),
  errors: [
    'order_not_found',
    'basket_not_found',
    'different_store',
    'age_restricted',
    'item_unavailable',
    'store_not_found',
  ],
});
