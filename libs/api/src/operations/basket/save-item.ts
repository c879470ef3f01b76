import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { Basket, BasketMenuItem } from '../../entities/basket';

export const saveItem = defineOperation({
  key: 'POST /basket/save-item',
  id: 'saveItem',
  domain: 'basket',
  summary: 'Save an item for later without adding it to the basket, as to undo a removal',
  idempotent: 'change',
  session: { basketToken: 'basket.basketToken' },
  body: shape({
    basketToken: BasketToken,
    menuItem: BasketMenuItem,
    /** The shopper had confirmed that they are old enough before it was removed. */
    ageConfirmed: Type.Optional(Type.Boolean()),
  }),
  reply: shape({ savedItemId: Id, basket: Basket }),
  errors: ['basket_not_found', 'item_not_found', 'options_invalid', 'saved_items_full'],
});
