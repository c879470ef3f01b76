import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { CUSTOMER_ROLES, CustomerMessage } from '../../entities/desk/customer';

export const deskWaitingMessages = defineOperation({
  key: 'POST /desk/waiting-messages',
  id: 'deskWaitingMessages',
  domain: 'desk',
  summary: 'Messages and reported problems that wait for the staff, oldest first',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  safe: true,
  body: shape({}),
  reply: shape({ messages: Type.Array(CustomerMessage), total: Type.Integer() }),
  errors: [],
});
