import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';

export const saveLine = defineOperation({
  key: 'POST /basket/save-line',
  id: 'saveLine',
  domain: 'basket',
  summary: 'Move a line of a basket to the items saved for later',
  idempotent: 'change',
  session: { basketToken: 'basket.basketToken' },
  body: shape({ basketToken: BasketToken, basketLineId: Id }),
  reply: shape({ savedItemId: Id, basket: Basket }),
  errors: ['basket_not_found', 'line_not_found', 'saved_items_full'],
});
