import Type from 'typebox';
import { POSTCODE_INPUT_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { CountryCode, shape } from '../../declaration/shape';
import { PostcodePlace } from '../../entities/place';
import { LOOK_UPS } from './location-limits';

export const coordinatesByPostcode = defineOperation({
  key: 'POST /location/coordinates-by-postcode',
  id: 'coordinatesByPostcode',
  domain: 'location',
  summary: 'The coordinates of a postcode, or of its outward code where the whole postcode is not known',
  safe: true,
  limits: LOOK_UPS,
  body: shape({ postcode: Type.String({ maxLength: POSTCODE_INPUT_MAX_LENGTH }), country: Type.Optional(CountryCode) }),
  reply: PostcodePlace,
  errors: ['invalid_postcode', 'postcode_not_found', 'country_not_served', 'places_unavailable', 'rate_limited'],
});
