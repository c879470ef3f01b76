import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { shape } from '../../../declaration/shape';
import { CUSTOMER_ROLES, CustomerRef } from '../../../entities/desk/customer';

export const deskCustomerDataMail = defineOperation({
  key: 'POST /desk/customer-data-mail',
  id: 'deskCustomerDataMail',
  domain: 'desk',
  summary: 'Mail a person the link to the page where they get a copy of their data or delete it, with a code of theirs',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  body: shape({ customer: CustomerRef, wish: Type.Enum(['copy', 'erase']) }),
  reply: shape({ mailed: Type.Boolean() }),
  errors: ['customer_not_found', 'mail_limit_reached'],
});
