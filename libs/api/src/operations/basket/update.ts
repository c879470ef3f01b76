import Type from 'typebox';
import { BASKET_LINES_MAX, QUANTITY_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { Basket, SubstituteForAll } from '../../entities/basket';
import { FulfilmentMethod } from '../../entities/enumerations';

export const updateBasket = defineOperation({
  key: 'POST /basket/update',
  id: 'updateBasket',
  domain: 'basket',
  summary: 'Several changes to a basket at once: all of them or none',
  idempotent: 'change',
  session: { basketToken: 'basketToken' },
  body: shape({
    basketToken: BasketToken,
    updates: Type.Array(
      shape({
        basketLineId: Id,
        /** 0 removes the line. */
        quantity: Type.Integer({ minimum: 0, maximum: QUANTITY_MAX }),
        substitution: Type.Optional(Type.Enum(['allow', 'refuse'])),
      }),
      { maxItems: BASKET_LINES_MAX },
    ),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    /** For the lines without a choice of their own. */
    substituteForAll: Type.Optional(SubstituteForAll),
  }),
  reply: Basket,
  errors: [
    'basket_not_found',
    'line_not_found',
    'item_limit_reached',
    'basket_limit_reached',
    'basket_limit_exceeded',
    'item_unavailable',
    'fulfilment_not_offered',
  ],
});
