import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';

export const removeSavedItem = defineOperation({
  key: 'POST /basket/remove-saved-item',
  id: 'removeSavedItem',
  domain: 'basket',
  summary: 'Remove an item from those saved for later',
  idempotent: 'change',
  session: { basketToken: 'basketToken' },
  body: shape({ basketToken: BasketToken, savedItemId: Id }),
  reply: Basket,
  errors: ['basket_not_found', 'saved_item_not_found'],
});
