import { defineOperation } from '../../declaration/operation';
import { Latitude, Longitude, shape } from '../../declaration/shape';
import { Geolocation } from '../../entities/place';
import { LOOK_UPS } from './location-limits';

export const reverse = defineOperation({
  key: 'POST /location/reverse',
  id: 'reverse',
  domain: 'location',
  summary: 'The postcode at a pair of coordinates, and the nearest address where one is known',
  safe: true,
  limits: LOOK_UPS,
  body: shape({ latitude: Latitude, longitude: Longitude }),
  reply: Geolocation,
  errors: ['location_not_found', 'places_unavailable', 'rate_limited'],
});
