import type { AutocompleteSuggestion, LocatedAddress, PostcodePlace } from '@storefront/api/entities/place';

export interface Point {
  latitude: number;
  longitude: number;
}

export interface AddressQuery {
  term: string;
  /** The country to search, as an upper-case ISO code. */
  country: string;
  /** Identifies one search from the first letter to the choice, for providers that bill per search. */
  sessionToken?: string | undefined;
  /** Outward codes that the business delivers to; their places come first among equal matches. */
  near?: readonly string[];
}

/** A place, or undefined when there is none; its postcode is complete whenever it is known. */
type PointPlace = Omit<LocatedAddress, 'placeId' | 'description' | 'address'> & {
  address: LocatedAddress['address'] | null;
  postcode: string | null;
};

/**
 * All place queries. A provider answers some of them, the embedded gazetteer all. No match is an empty list or
 * undefined; a provider that cannot answer throws ProviderUnavailable.
 */
export interface Places {
  autocomplete(typed: AddressQuery): Promise<AutocompleteSuggestion[]>;
  details(placeId: string, sessionToken?: string): Promise<LocatedAddress | undefined>;
  /** Full addresses for typed text. */
  find(typed: AddressQuery): Promise<LocatedAddress[]>;
  geocode(typed: AddressQuery): Promise<PointPlace | undefined>;
  postcode(postcode: string, country: string): Promise<PostcodePlace | undefined>;
  postcodeAt(point: Point): Promise<PostcodePlace | undefined>;
  /** Nearest first. */
  addressesNear(point: Point): Promise<LocatedAddress[]>;
  /** Undefined when the postcode is unknown. */
  addressesAt(postcode: string, country: string): Promise<LocatedAddress[] | undefined>;
}

/** An external provider: the queries it can answer, and the prefix of its place ids. */
export interface Provider extends Partial<Places> {
  name: string;
}

/** The providers of an installation, in the order in which they are asked, and the gazetteer after them. */
export interface ChainedPlaces extends Places {
  readonly providers: readonly Provider[];
}

/** More suggestions would not fit above the keyboard of a phone. */
export const MAX_SUGGESTIONS = 8;
/** Most British postcodes have fewer addresses, and the list of a larger one is long to look through. */
export const MAX_ADDRESSES = 20;
