import { defineOperation } from '../../declaration/operation';
import { Latitude, Longitude, shape } from '../../declaration/shape';
import { LocatedAddress } from '../../entities/place';
import { LOOK_UPS } from './location-limits';

export const reverseAddress = defineOperation({
  key: 'POST /location/reverse-address',
  id: 'reverseAddress',
  domain: 'location',
  summary: 'The nearest address to a pair of coordinates',
  safe: true,
  limits: LOOK_UPS,
  body: shape({ latitude: Latitude, longitude: Longitude }),
  reply: LocatedAddress,
  errors: ['location_not_found', 'places_unavailable', 'rate_limited'],
});
