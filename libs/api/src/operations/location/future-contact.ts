import Type from 'typebox';
import { POSTCODE_INPUT_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Email, Id, shape } from '../../declaration/shape';

export const futureContact = defineOperation({
  key: 'POST /location/future-contact',
  id: 'futureContact',
  domain: 'location',
  summary: 'Request an e-mail when a store delivers to a postcode; a repeated request is stored once',
  limits: [
    { per: 'account', count: 10, seconds: 3600 },
    { per: 'address', count: 30, seconds: 3600 },
  ],
  body: shape({
    email: Email,
    postcode: Type.String({ maxLength: POSTCODE_INPUT_MAX_LENGTH }),
    businessId: Type.Optional(Id),
  }),
  // The same for first and repeated requests, so that it reveals no earlier request.
  reply: shape({ postcode: Type.String() }),
  errors: ['invalid_postcode', 'business_mismatch', 'rate_limited'],
});
