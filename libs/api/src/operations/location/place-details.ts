import Type from 'typebox';
import { PLACES_SESSION_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { PlaceDetails } from '../../entities/place';
import { LOOK_UPS } from './location-limits';

export const placeDetails = defineOperation({
  key: 'POST /location/place-details',
  id: 'placeDetails',
  domain: 'location',
  summary: 'The coordinates and the address of a suggestion',
  safe: true,
  limits: LOOK_UPS,
  body: shape({
    placeId: Line(300),
    /** Identifies one search, from the first letter to the choice, for providers that bill by search. */
    sessionToken: Type.Optional(Type.String({ maxLength: PLACES_SESSION_MAX_LENGTH, pattern: '^[A-Za-z0-9_-]+$' })),
  }),
  reply: PlaceDetails,
  errors: ['place_not_found', 'places_unavailable', 'rate_limited'],
});
