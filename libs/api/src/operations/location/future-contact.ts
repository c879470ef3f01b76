import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Email, Id, shape } from '../../shape';

export const futureContact = defineOperation({
  key: 'POST /location/future-contact',
  id: 'futureContact',
  domain: 'location',
  summary: 'Ask to be told when a store delivers to a postcode',
  later: true,
  body: shape({ email: Email, postcode: Type.String({ maxLength: 12 }), businessId: Type.Optional(Id) }),
  reply: Type.Unknown(),
  errors: ['invalid_postcode'],
});
