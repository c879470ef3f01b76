import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { EVERY_ROLE } from '../../entities/operator';

export const deskLogOut = defineOperation({
  key: 'POST /desk/log-out',
  id: 'deskLogOut',
  domain: 'desk',
  summary: 'End the session of the operator who is logged in',
  access: 'admin',
  roles: EVERY_ROLE,
  session: { endsOperatorSession: true },
  body: shape({}),
  reply: shape({}),
  errors: [],
});
