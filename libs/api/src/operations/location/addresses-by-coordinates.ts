import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const addressesByCoordinates = defineOperation({
  key: 'POST /location/addresses-by-coordinates',
  id: 'addressesByCoordinates',
  domain: 'location',
  summary: 'Addresses near a pair of coordinates, given as text',
  later: true,
  safe: true,
  body: shape({ latitude: Line(32), longitude: Line(32) }),
  reply: Type.Unknown(),
  errors: ['location_not_found'],
});
