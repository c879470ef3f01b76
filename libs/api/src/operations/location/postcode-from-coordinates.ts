import { defineOperation } from '../../declaration/operation';
import { Latitude, Longitude, shape } from '../../declaration/shape';
import { PostcodePlace } from '../../entities/place';
import { LOOK_UPS } from './location-limits';

export const postcodeFromCoordinates = defineOperation({
  key: 'POST /location/postcode-from-coordinates',
  id: 'postcodeFromCoordinates',
  domain: 'location',
  summary: 'The nearest known postcode to a pair of coordinates',
  safe: true,
  limits: LOOK_UPS,
  body: shape({ latitude: Latitude, longitude: Longitude }),
  reply: PostcodePlace,
  errors: ['location_not_found', 'places_unavailable', 'rate_limited'],
});
