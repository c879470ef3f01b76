import { defineOperation } from '../../declaration/operation';
import { nullable, shape } from '../../declaration/shape';
import { PickList } from '../../entities/desk/pick-list';

export const deskPickList = defineOperation({
  key: 'POST /desk/pick-list',
  id: 'deskPickList',
  domain: 'desk',
  summary: 'The batch that the operator is picking; null without one',
  access: 'admin',
  roles: ['picker', 'manager'],
  safe: true,
  body: shape({}),
  reply: shape({ batch: nullable(PickList) }),
  errors: [],
});
