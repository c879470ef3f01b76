import Type from 'typebox';
import { POSTCODE_INPUT_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { CountryCode, shape } from '../../declaration/shape';
import { LocatedAddress } from '../../entities/place';
import { LOOK_UPS } from './location-limits';

export const addressesByPostcode = defineOperation({
  key: 'POST /location/addresses-by-postcode',
  id: 'addressesByPostcode',
  domain: 'location',
  summary: 'The addresses of a postcode',
  safe: true,
  limits: LOOK_UPS,
  body: shape({ postcode: Type.String({ maxLength: POSTCODE_INPUT_MAX_LENGTH }), country: Type.Optional(CountryCode) }),
  reply: shape({ addresses: Type.Array(LocatedAddress) }),
  errors: ['invalid_postcode', 'postcode_not_found', 'country_not_served', 'places_unavailable', 'rate_limited'],
});
