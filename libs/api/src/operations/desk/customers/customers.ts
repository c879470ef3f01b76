import Type from 'typebox';
import { DESK_SEARCH_MAX_LENGTH, OPERATOR_PAGE_NUMBER_MAX } from '../../../constants';
import { defineOperation } from '../../../declaration/operation';
import { Line, shape } from '../../../declaration/shape';
import { CUSTOMER_ROLES, Customer, CustomerOrders, CustomerRef, FoundCustomer } from '../../../entities/desk/customer';

export const deskCustomers = defineOperation({
  key: 'POST /desk/customers',
  id: 'deskCustomers',
  domain: 'desk',
  summary: 'Find members and guests by name, e-mail, phone, postcode or order number, words in any order',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  safe: true,
  limits: [{ per: 'address', count: 120, seconds: 60 }],
  body: shape({ text: Line(DESK_SEARCH_MAX_LENGTH) }),
  reply: shape({
    customers: Type.Array(FoundCustomer),
    /** There are more than are listed: more words find fewer. */
    hasMore: Type.Boolean(),
  }),
  errors: ['search_term_too_short'],
});

export const deskCustomer = defineOperation({
  key: 'POST /desk/customer',
  id: 'deskCustomer',
  domain: 'desk',
  summary: 'A member or a guest with what is kept about them; who opened it is recorded',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  safe: true,
  recorded: true,
  limits: [{ per: 'address', count: 120, seconds: 60 }],
  body: shape({ customer: CustomerRef }),
  reply: Customer,
  errors: ['customer_not_found'],
});

export const deskCustomerOrders = defineOperation({
  key: 'POST /desk/customer-orders',
  id: 'deskCustomerOrders',
  domain: 'desk',
  summary: 'The orders of a member or a guest, newest first',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  safe: true,
  recorded: true,
  body: shape({
    customer: CustomerRef,
    page: Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_NUMBER_MAX }),
  }),
  reply: CustomerOrders,
  errors: ['customer_not_found'],
});
