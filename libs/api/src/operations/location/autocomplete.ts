import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const autocomplete = defineOperation({
  key: 'POST /location/autocomplete',
  id: 'autocomplete',
  domain: 'location',
  summary: 'Suggestions for a typed address',
  later: true,
  safe: true,
  body: shape({ term: Line(200) }),
  reply: Type.Unknown(),
  errors: ['location_not_found'],
});
