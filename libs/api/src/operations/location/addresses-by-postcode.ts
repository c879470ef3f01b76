import Type from 'typebox';
import { defineOperation } from '../../operation';
import { CountryCode, shape } from '../../shape';

export const addressesByPostcode = defineOperation({
  key: 'POST /location/addresses-by-postcode',
  id: 'addressesByPostcode',
  domain: 'location',
  summary: 'The addresses of a postcode',
  later: true,
  safe: true,
  body: shape({ postcode: Type.String({ maxLength: 12 }), country: Type.Optional(CountryCode) }),
  reply: Type.Unknown(),
  errors: ['invalid_postcode', 'postcode_not_found'],
});
