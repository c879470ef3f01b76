import { Basket } from '../../entities/basket';
import { defineOperation } from '../../operation';
import { BasketToken, Id, shape } from '../../shape';

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
