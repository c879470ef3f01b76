import Type from 'typebox';
import { PLACES_SESSION_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { AutocompleteSuggestion } from '../../entities/place';
import { SUGGESTIONS } from './location-limits';

export const autocomplete = defineOperation({
  key: 'POST /location/autocomplete',
  id: 'autocomplete',
  domain: 'location',
  summary: 'Suggestions for a typed address; none is an empty list',
  safe: true,
  limits: SUGGESTIONS,
  body: shape({
    term: Line(200),
    /** Identifies one search, from the first letter to the choice, for providers that bill by search. */
    sessionToken: Type.Optional(Type.String({ maxLength: PLACES_SESSION_MAX_LENGTH, pattern: '^[A-Za-z0-9_-]+$' })),
  }),
  reply: shape({ suggestions: Type.Array(AutocompleteSuggestion) }),
  errors: ['search_term_too_short', 'places_unavailable', 'rate_limited'],
});
