import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';
import { addItem } from './add-item';

export const moveSavedItem = defineOperation({
  key: 'POST /basket/move-saved-item',
  id: 'moveSavedItem',
  domain: 'basket',
  summary: 'Move an item that was saved for later into the basket, by the rules of an addition',
  idempotent: 'change',
  session: { basketToken: 'basket.basketToken' },
  body: shape({
    basketToken: BasketToken,
    savedItemId: Id,
    /** The shopper has confirmed that they are old enough. */
    ageConfirmed: Type.Optional(Type.Boolean()),
  }),
  reply: shape({ basketLineId: Id, basket: Basket }),
  errors: [...addItem.errors, 'saved_item_not_found'],
});
