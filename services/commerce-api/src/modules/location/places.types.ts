import type { AutocompleteSuggestion, LocatedAddress, PostcodePlace } from '@storefront/api/entities/place';

export interface Point {
  latitude: number;
  longitude: number;
}

export interface AddressQuery {
  term: string;
  /** The country that is searched, as an ISO code in capitals. */
  country: string;
  /** Names one search, from the first letter to the choice, at a provider that bills by search. */
  sessionToken?: string | undefined;
  /** Outward codes whose places come first where words fit equally: those that the business delivers to. */
  near?: readonly string[];
}

/** A place, or undefined where there is none; a postcode is always whole where one is known. */
export type PointPlace = Omit<LocatedAddress, 'placeId' | 'description' | 'address'> & {
  address: LocatedAddress['address'] | null;
  postcode: string | null;
};

/**
 * Everything that is asked about places. Providers answer some of it, the embedded gazetteer all. Nothing found is an
 * empty list or undefined; a provider that cannot answer throws ProviderAway.
 */
export interface Places {
  autocomplete(typed: AddressQuery): Promise<AutocompleteSuggestion[]>;
  details(placeId: string, sessionToken?: string): Promise<LocatedAddress | undefined>;
  /** Whole addresses for typed words. */
  find(typed: AddressQuery): Promise<LocatedAddress[]>;
  geocode(typed: AddressQuery): Promise<PointPlace | undefined>;
  postcode(postcode: string, country: string): Promise<PostcodePlace | undefined>;
  postcodeAt(point: Point): Promise<PostcodePlace | undefined>;
  /** Nearest first. */
  addressesNear(point: Point): Promise<LocatedAddress[]>;
  /** Undefined where the postcode itself is not known. */
  addressesAt(postcode: string, country: string): Promise<LocatedAddress[] | undefined>;
}

/** An outside provider: what it can answer, under a name that its place ids begin with. */
export interface Provider extends Partial<Places> {
  name: string;
}

/** Suggestions, and addresses in a list. */
export const MAX_SUGGESTIONS = 8;
export const MAX_ADDRESSES = 20;
