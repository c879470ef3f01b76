import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const addressFinder = defineOperation({
  key: 'POST /location/address-finder',
  id: 'addressFinder',
  domain: 'location',
  summary: 'Addresses that match what was typed',
  later: true,
  safe: true,
  body: shape({ term: Line(200) }),
  reply: Type.Unknown(),
  errors: ['location_not_found'],
});
