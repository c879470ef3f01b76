import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Latitude, Longitude, shape } from '../../shape';

export const reverseAddress = defineOperation({
  key: 'POST /location/reverse-address',
  id: 'reverseAddress',
  domain: 'location',
  summary: 'The address at a pair of coordinates',
  later: true,
  safe: true,
  body: shape({ latitude: Latitude, longitude: Longitude }),
  reply: Type.Unknown(),
  errors: ['location_not_found'],
});
