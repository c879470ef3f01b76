import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { Id, Line, shape } from '../../../declaration/shape';
import { CUSTOMER_ROLES, CustomerBlock, CustomerRef } from '../../../entities/desk/customer';

export const deskCustomerBlocks = defineOperation({
  key: 'POST /desk/customer-blocks',
  id: 'deskCustomerBlocks',
  domain: 'desk',
  summary: 'The people who cannot check out, newest first',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  safe: true,
  body: shape({}),
  reply: shape({ blocks: Type.Array(CustomerBlock) }),
  errors: [],
});

export const deskCustomerBlock = defineOperation({
  key: 'POST /desk/customer-block',
  id: 'deskCustomerBlock',
  domain: 'desk',
  summary: 'Refuse the checkout of a person, as a member and as a guest with the same e-mail address',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  body: shape({ customer: CustomerRef, reason: Line(200) }),
  reply: CustomerBlock,
  errors: ['customer_not_found'],
});

export const deskCustomerUnblock = defineOperation({
  key: 'POST /desk/customer-unblock',
  id: 'deskCustomerUnblock',
  domain: 'desk',
  summary: 'Let a person check out again',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  body: shape({ blockId: Id }),
  reply: shape({ unblocked: Type.Boolean() }),
  errors: ['customer_block_not_found'],
});
