import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, Minor, nullable, shape } from '../../declaration/shape';

export const previewMove = defineOperation({
  key: 'POST /basket/preview-move',
  id: 'previewMove',
  domain: 'basket',
  summary: 'What of a basket another store sells, and for how much: what `moveItems` would move; changes nothing',
  safe: true,
  body: shape({ basketToken: BasketToken, storeId: Id }),
  reply: shape({
    store: shape({ id: Id, slug: Type.String(), name: Type.String() }),
    lines: Type.Array(
      shape({
        basketLineId: Id,
        name: Type.String(),
        quantity: Type.Integer(),
        /** How many of them move; 0 if the line does not. */
        moved: Type.Integer(),
        /** The price of one at the basket's store; null if it cannot be bought there now. */
        from: nullable(Minor),
        /** The price of one at the other store; null if the line does not move. */
        to: nullable(Minor),
      }),
    ),
  }),
  errors: ['basket_not_found', 'store_not_found'],
});
