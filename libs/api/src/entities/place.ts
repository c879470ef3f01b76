import Type, { type Static } from 'typebox';
import { nullable, shape } from '../shape';

export const AutocompleteSuggestion = shape({ description: Type.String(), placeId: Type.String() });
export type AutocompleteSuggestion = Static<typeof AutocompleteSuggestion>;

export const PlaceDetails = shape({
  latitude: Type.Number(),
  longitude: Type.Number(),
  address: shape({
    country: Type.String(),
    line1: Type.String(),
    line2: nullable(Type.String()),
    postcode: Type.String(),
    town: Type.String(),
  }),
});
export type PlaceDetails = Static<typeof PlaceDetails>;

/** Where something is, as precisely as the gazetteer knows it. */
export const PostcodePlace = shape({
  postcode: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  town: nullable(Type.String()),
  precision: Type.Enum(['postcode', 'outcode']),
});
export type PostcodePlace = Static<typeof PostcodePlace>;
