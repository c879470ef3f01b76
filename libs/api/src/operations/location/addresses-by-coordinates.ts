import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { LocatedAddress } from '../../entities/place';
import { LOOK_UPS } from './location-limits';

export const addressesByCoordinates = defineOperation({
  key: 'POST /location/addresses-by-coordinates',
  id: 'addressesByCoordinates',
  domain: 'location',
  summary: 'Addresses near a pair of coordinates, given as text; nearest first',
  safe: true,
  limits: LOOK_UPS,
  body: shape({ latitude: Line(32), longitude: Line(32) }),
  reply: shape({ addresses: Type.Array(LocatedAddress) }),
  errors: ['location_not_found', 'places_unavailable', 'rate_limited'],
});
