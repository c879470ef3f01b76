import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Latitude, Longitude, shape } from '../../shape';

export const reverse = defineOperation({
  key: 'POST /location/reverse',
  id: 'reverse',
  domain: 'location',
  summary: 'The place at a pair of coordinates',
  later: true,
  safe: true,
  body: shape({ latitude: Latitude, longitude: Longitude }),
  reply: Type.Unknown(),
  errors: ['location_not_found'],
});
