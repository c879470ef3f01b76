import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { Id, shape } from '../../../declaration/shape';
import { CUSTOMER_ROLES, CustomerRef } from '../../../entities/desk/customer';
import { WaitingPaymentLink } from '../../../entities/payment-link';

export const deskPaymentLinks = defineOperation({
  key: 'POST /desk/payment-links',
  id: 'deskPaymentLinks',
  domain: 'desk',
  summary: 'The payment links that wait: of a person, or of everybody, the newest first',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  safe: true,
  body: shape({ customer: Type.Optional(CustomerRef) }),
  reply: shape({ links: Type.Array(WaitingPaymentLink) }),
  errors: ['customer_not_found'],
});

export const deskPaymentLinkAgain = defineOperation({
  key: 'POST /desk/payment-link-again',
  id: 'deskPaymentLinkAgain',
  domain: 'desk',
  summary: 'Mail a payment link that waits once more',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  body: shape({ paymentLinkId: Id }),
  reply: shape({ mailed: Type.Boolean() }),
  errors: ['mail_limit_reached', 'payment_link_changed', 'payment_link_ended', 'payment_link_invalid'],
});

export const deskPaymentLinkWithdraw = defineOperation({
  key: 'POST /desk/payment-link-withdraw',
  id: 'deskPaymentLinkWithdraw',
  domain: 'desk',
  summary: 'End a payment link; the time that it held is free again',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  body: shape({ paymentLinkId: Id }),
  reply: shape({ withdrawn: Type.Boolean() }),
  errors: ['payment_in_progress', 'payment_link_ended', 'payment_link_invalid'],
});
