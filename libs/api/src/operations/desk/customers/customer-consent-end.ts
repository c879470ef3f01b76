import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { Id, shape } from '../../../declaration/shape';
import { CUSTOMER_ROLES, CustomerRef } from '../../../entities/desk/customer';
import { MarketingOption } from '../../../entities/marketing-preferences';

export const deskCustomerConsentEnd = defineOperation({
  key: 'POST /desk/customer-consent-end',
  id: 'deskCustomerConsentEnd',
  domain: 'desk',
  summary: 'End what a member has agreed to about marketing, when they ask for it; only they can agree',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  body: shape({ customer: CustomerRef, marketingChannelId: Id }),
  reply: shape({ marketing: Type.Array(MarketingOption) }),
  errors: ['customer_is_guest', 'customer_not_found', 'validation_failed'],
});
