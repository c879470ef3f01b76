import Type from 'typebox';
import { PICKED_GRAMS_MAX, PICKED_LINES_MAX, PICKED_QUANTITY_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';
import { Order } from '../../entities/order';

export const adminOrderPick = defineOperation({
  key: 'POST /admin/order-pick',
  id: 'adminOrderPick',
  domain: 'admin',
  summary: 'Record what was picked, replaced and weighed of an order; a line that is not recorded was picked as asked',
  access: 'admin',
  roles: ['picker', 'manager'],
  body: shape({
    businessOrderId: Line(40),
    lines: Type.Array(
      shape({
        lineId: Id,
        /** How many of the asked quantity were picked. */
        picked: Type.Integer({ minimum: 0, maximum: PICKED_QUANTITY_MAX }),
        /** In place of missing ones, by the shopper's wish. */
        substitute: Type.Optional(
          shape({
            menuItemId: Id,
            quantity: Type.Integer({ minimum: 1, maximum: PICKED_QUANTITY_MAX }),
            /** The shopper was asked and agreed; needed where the line's wish is to be asked. */
            isAgreed: Type.Optional(Type.Boolean()),
          }),
        ),
        /** For a line sold by weight: what the picked ones weigh. */
        grams: Type.Optional(Type.Integer({ minimum: 1, maximum: PICKED_GRAMS_MAX })),
      }),
      { minItems: 1, maxItems: PICKED_LINES_MAX },
    ),
  }),
  reply: Order,
  errors: [
    'order_not_found',
    'order_not_in_picking',
    'order_has_picker',
    'line_not_found',
    'pick_invalid',
    'substitute_refused',
  ],
});
