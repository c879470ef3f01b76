import Type from 'typebox';
import { PLACE_LATITUDE, PLACE_LONGITUDE, PLACE_NAME_MAX_LENGTH, PLACES_AT_ONCE_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';

export const adminPlacesSave = defineOperation({
  key: 'POST /admin/places-save',
  id: 'adminPlacesSave',
  domain: 'admin',
  summary: 'Add places to the gazetteer, or move those that it has; all of a call or none',
  access: 'admin',
  body: shape({
    places: Type.Array(
      shape({
        /** A complete British postcode, or an outward code. */
        postcode: Type.String({ pattern: '^[A-Z]{1,2}[0-9][0-9A-Z]?( [0-9][A-Z]{2})?$' }),
        latitude: Type.Number(PLACE_LATITUDE),
        longitude: Type.Number(PLACE_LONGITUDE),
        /** Without it the town of the outward code, if the gazetteer has that. */
        town: Type.Optional(Line(PLACE_NAME_MAX_LENGTH)),
        county: Type.Optional(Line(PLACE_NAME_MAX_LENGTH)),
      }),
      { minItems: 1, maxItems: PLACES_AT_ONCE_MAX },
    ),
  }),
  reply: shape({ saved: Type.Integer() }),
  errors: ['validation_failed'],
});
