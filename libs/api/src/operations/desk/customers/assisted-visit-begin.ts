import Type from 'typebox';
import { ORDER_NUMBER_MAX_LENGTH } from '../../../constants';
import { defineOperation } from '../../../declaration/operation';
import { Id, Line, shape } from '../../../declaration/shape';
import { Newcomer } from '../../../entities/assisted-visit';
import { CUSTOMER_ROLES, CustomerRef } from '../../../entities/desk/customer';

export const deskAssistedVisitBegin = defineOperation({
  key: 'POST /desk/assisted-visit-begin',
  id: 'deskAssistedVisitBegin',
  domain: 'desk',
  summary: 'A link, good for one minute and once, that opens the shop to order for a person, or to change their order',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  needsPassword: true,
  limits: [{ per: 'address', count: 60, seconds: 600 }],
  body: shape({
    /** Who is known; otherwise `newcomer`. */
    customer: Type.Optional(CustomerRef),
    newcomer: Type.Optional(Newcomer),
    /** The order of a member to change. */
    businessOrderId: Type.Optional(Type.String({ minLength: 1, maxLength: ORDER_NUMBER_MAX_LENGTH })),
    reason: Line(200),
  }),
  reply: shape({
    /** It is on the order, and in the record of what operators did. */
    visitId: Id,
    url: Type.String(),
    /** A payment link of theirs waits: a second one does not replace that of another basket. */
    hasWaitingLink: Type.Boolean(),
  }),
  errors: [
    'customer_not_found',
    'customer_is_guest',
    'email_needs_login',
    'invalid_phone_number',
    'operator_password_needed',
    'order_not_amendable',
    'order_not_found',
    'validation_failed',
  ],
});
