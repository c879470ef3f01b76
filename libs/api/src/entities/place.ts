import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';
import { SelectedAddress } from './address';

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

/** A location, as precise as the gazetteer's data. */
export const PostcodePlace = shape({
  postcode: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  town: nullable(Type.String()),
  precision: Type.Enum(['postcode', 'outcode']),
});
export type PostcodePlace = Static<typeof PostcodePlace>;

/** The shopper's place; the address is null when only the postcode is known. */
export const Geolocation = shape({
  postcode: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  address: nullable(SelectedAddress),
});
export type Geolocation = Static<typeof Geolocation>;

/** An address suggestion with its location: its own, or the centre of its postcode. */
export const LocatedAddress = shape({
  placeId: Type.String(),
  /** The whole address in one line, for a list. */
  description: Type.String(),
  address: SelectedAddress,
  latitude: Type.Number(),
  longitude: Type.Number(),
});
export type LocatedAddress = Static<typeof LocatedAddress>;
