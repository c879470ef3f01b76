import Type, { type Static } from 'typebox';
import { nullable, shape } from '../shape';
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

/** Where something is, as precisely as the gazetteer knows it. */
export const PostcodePlace = shape({
  postcode: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  town: nullable(Type.String()),
  precision: Type.Enum(['postcode', 'outcode']),
});
export type PostcodePlace = Static<typeof PostcodePlace>;

/** Where a shopper is; the address is null where only the postcode is known. */
export const Geolocation = shape({
  postcode: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  address: nullable(SelectedAddress),
});
export type Geolocation = Static<typeof Geolocation>;

/** An address that can be chosen, and where it is: on its own spot, or in the middle of its postcode. */
export const LocatedAddress = shape({
  placeId: Type.String(),
  /** The whole of it in one line, as a list shows it. */
  description: Type.String(),
  address: SelectedAddress,
  latitude: Type.Number(),
  longitude: Type.Number(),
});
export type LocatedAddress = Static<typeof LocatedAddress>;
