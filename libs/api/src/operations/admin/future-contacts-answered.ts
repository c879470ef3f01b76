import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';

export const adminFutureContactsAnswered = defineOperation({
  key: 'POST /admin/future-contacts-answered',
  id: 'adminFutureContactsAnswered',
  domain: 'admin',
  summary: 'Mark the people who wait for a postcode, or for a prefix of one, as contacted',
  access: 'admin',
  roles: ['support', 'administrator'],
  wholeBusiness: true,
  body: shape({ business: Type.Optional(Line(253)), postcode: Line(12) }),
  reply: shape({ answered: Type.Integer() }),
  errors: ['business_not_found'],
});
