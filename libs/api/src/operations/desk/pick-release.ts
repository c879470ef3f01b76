import { defineOperation } from '../../declaration/operation';
import { Line, nullable, shape } from '../../declaration/shape';
import { PickList } from '../../entities/desk/pick-list';

export const deskPickRelease = defineOperation({
  key: 'POST /desk/pick-release',
  id: 'deskPickRelease',
  domain: 'desk',
  summary:
    'Give an order of a batch back, so that somebody else can pick it; its decided lines stay. A manager takes it from any picker',
  access: 'admin',
  roles: ['picker', 'manager'],
  body: shape({ businessOrderId: Line(40) }),
  reply: shape({ batch: nullable(PickList) }),
  errors: ['order_not_found', 'order_not_in_picking', 'order_has_picker'],
});
