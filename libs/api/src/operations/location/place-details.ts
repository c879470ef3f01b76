import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const placeDetails = defineOperation({
  key: 'POST /location/place-details',
  id: 'placeDetails',
  domain: 'location',
  summary: 'The coordinates and the address of a suggestion',
  later: true,
  safe: true,
  body: shape({ placeId: Line(200) }),
  reply: Type.Unknown(),
  errors: ['place_not_found'],
});
