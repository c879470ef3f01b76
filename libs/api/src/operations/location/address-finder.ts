import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { LocatedAddress } from '../../entities/place';
import { SUGGESTIONS } from './location-limits';

export const addressFinder = defineOperation({
  key: 'POST /location/address-finder',
  id: 'addressFinder',
  domain: 'location',
  summary: 'Whole addresses that match what was typed; none is an empty list',
  safe: true,
  limits: SUGGESTIONS,
  body: shape({ term: Line(200) }),
  reply: shape({ addresses: Type.Array(LocatedAddress) }),
  errors: ['search_term_too_short', 'places_unavailable', 'rate_limited'],
});
