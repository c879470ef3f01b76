import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { Order } from '../../entities/order';

export const deskHandOver = defineOperation({
  key: 'POST /desk/hand-over',
  id: 'deskHandOver',
  domain: 'desk',
  summary: 'Hand a picked collection order over at the counter',
  access: 'admin',
  roles: ['counter', 'manager'],
  body: shape({
    businessOrderId: Line(40),
    /** Needed where an item of the order has a minimum age. */
    ageProven: Type.Optional(Type.Enum(['looks_over_25', 'id_seen'])),
    /** Needed where the order is paid in cash: that it was taken. */
    cashTaken: Type.Optional(Type.Boolean()),
  }),
  reply: Order,
  errors: ['order_not_found', 'illegal_transition', 'age_not_proven', 'cash_not_taken'],
});
