import { LocatedAddress } from '../../entities/place';
import { defineOperation } from '../../operation';
import { Latitude, Longitude, shape } from '../../shape';
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
