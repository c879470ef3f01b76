import Type from 'typebox';
import { PICKED_GRAMS_MAX, PICKED_QUANTITY_MAX, PICKS_PER_MINUTE } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Instant, Line, nullable, shape } from '../../declaration/shape';
import { PickLine } from '../../entities/desk/pick-list';

export const deskPickLine = defineOperation({
  key: 'POST /desk/pick-line',
  id: 'deskPickLine',
  domain: 'desk',
  summary: 'Decide one line of the batch, or undo its decision; a repetition of the same decision changes nothing',
  access: 'admin',
  roles: ['picker', 'manager'],
  idempotent: 'change',
  limits: [{ per: 'address', count: PICKS_PER_MINUTE, seconds: 60 }],
  body: shape({
    businessOrderId: Line(40),
    lineId: Id,
    /** How many of the asked quantity were picked; null undoes the decision. */
    picked: nullable(Type.Integer({ minimum: 0, maximum: PICKED_QUANTITY_MAX })),
    substitute: Type.Optional(
      shape({
        menuItemId: Id,
        quantity: Type.Integer({ minimum: 1, maximum: PICKED_QUANTITY_MAX }),
        /** The shopper was asked and agreed; needed where their wish is to be asked. */
        isAgreed: Type.Optional(Type.Boolean()),
      }),
    ),
    grams: Type.Optional(Type.Integer({ minimum: 1, maximum: PICKED_GRAMS_MAX })),
    /** Nothing is left on the shelf: the store stops selling the item. Only where fewer were picked than asked for. */
    offSale: Type.Optional(Type.Boolean()),
    /** When it was decided on a device without a connection. A later decision of somebody else then stays. */
    decidedAt: Type.Optional(Instant),
  }),
  /** The line as it is now. */
  reply: shape({
    ...PickLine.properties,
    /** With `offSale`: the item stays on sale, because it was counted, changed or delivered after the picker looked. */
    staysOnSale: Type.Optional(Type.Boolean()),
  }),
  errors: [
    'order_not_found',
    'order_not_in_picking',
    'order_has_picker',
    'line_not_found',
    'pick_invalid',
    'pick_outdated',
    'substitute_refused',
  ],
});
