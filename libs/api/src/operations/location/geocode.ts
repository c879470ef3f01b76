import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const geocode = defineOperation({
  key: 'POST /location/geocode',
  id: 'geocode',
  domain: 'location',
  summary: 'The coordinates of a typed address',
  later: true,
  safe: true,
  body: shape({ address: Line(200) }),
  reply: Type.Unknown(),
  errors: ['location_not_found'],
});
