import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const adminFutureContactsAnswered = defineOperation({
  key: 'POST /admin/future-contacts-answered',
  id: 'adminFutureContactsAnswered',
  domain: 'admin',
  summary: 'Mark everybody who waits for a postcode, or for those that begin so, as written to',
  access: 'admin',
  body: shape({ business: Line(253), postcode: Line(12) }),
  reply: shape({ answered: Type.Integer() }),
  errors: ['business_not_found'],
});
