import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { DeskOperator } from '../../entities/desk/desk-operator';
import { EVERY_ROLE } from '../../entities/operator';

export const deskSession = defineOperation({
  key: 'POST /desk/session',
  id: 'deskSession',
  domain: 'desk',
  summary: 'The operator who is logged in, with their role and stores',
  access: 'admin',
  roles: EVERY_ROLE,
  safe: true,
  body: shape({}),
  reply: DeskOperator,
  errors: [],
});
