import { PostcodePlace } from '../../entities/place';
import { defineOperation } from '../../operation';
import { Latitude, Longitude, shape } from '../../shape';
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
