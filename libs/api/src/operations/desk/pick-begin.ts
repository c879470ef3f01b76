import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';
import { PickList, TOTES } from '../../entities/desk/pick-list';

export const deskPickBegin = defineOperation({
  key: 'POST /desk/pick-begin',
  id: 'deskPickBegin',
  domain: 'desk',
  summary:
    'Begin to pick a batch of up to six orders of one store; nobody else can pick them until they are given back',
  access: 'admin',
  roles: ['picker', 'manager'],
  body: shape({
    storeId: Id,
    businessOrderIds: Type.Array(Line(40), { minItems: 1, maxItems: TOTES.length, uniqueItems: true }),
  }),
  reply: PickList,
  errors: ['store_not_found', 'order_not_found', 'order_not_in_picking', 'order_has_picker', 'batch_not_finished'],
});
