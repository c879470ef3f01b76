import { LATITUDE_MAX } from '@storefront/api/constants';
import type { Geolocation, LocatedAddress, PlaceDetails, PostcodePlace } from '@storefront/api/entities/place';
import type { BodyOf } from '@storefront/api/operation-types';
import type { AddressQuery, Places, Point } from '../../context/places.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { deliveredOutcodes } from './delivered-outcodes';
import { normalisePostcode } from './postcode';

type Context = Pick<ServiceContext, 'places'>;
type TypingContext = Pick<ServiceContext, 'places' | 'db' | 'cache'>;

/** One letter matches nearly everything, and providers charge for the answer. */
const MIN_TERM_LENGTH = 2;

/** Suggestions for typed text in the business's country, places it delivers to first. */
async function addressQuery(
  context: TypingContext,
  business: Business,
  term: string,
  sessionToken?: string,
): Promise<AddressQuery> {
  const words = term.trim().replace(/\s+/g, ' ');
  if (words.length < MIN_TERM_LENGTH)
    throw refuse('search_term_too_short', `Type at least ${MIN_TERM_LENGTH} characters of the address`);
  const near = await deliveredOutcodes(context, business.id);
  return { term: words, country: business.settings.country, sessionToken, near };
}

/** The country of a query: the business's own, or one that it delivers or bills to. */
function countryOf({ settings }: Business, country: string | undefined): string {
  const code = (country ?? settings.country).toUpperCase();
  const known = [...settings.countries, ...settings.billingCountries];
  if (!known.some((one) => one.code === code)) throw refuse('country_not_served');
  return code;
}

export const suggest = async (
  context: TypingContext,
  business: Business,
  { term, sessionToken }: BodyOf<'POST /location/autocomplete'>,
) => ({
  suggestions: await context.places.autocomplete(await addressQuery(context, business, term, sessionToken)),
});

export const findAddresses = async (context: TypingContext, business: Business, term: string) => ({
  addresses: await context.places.find(await addressQuery(context, business, term)),
});

export async function placeDetails(
  { places }: Context,
  { placeId, sessionToken }: BodyOf<'POST /location/place-details'>,
): Promise<PlaceDetails> {
  const place = await places.details(placeId, sessionToken);
  if (!place) throw refuse('place_not_found', 'Unable to get address info, try another address.');
  const { latitude, longitude, address } = place;
  const { country, addressLine1: line1, addressLine2: line2 = null, postcode, town } = address;
  return { latitude, longitude, address: { country, line1, line2, postcode, town } };
}

export async function geocode(context: TypingContext, business: Business, address: string): Promise<Geolocation> {
  const { places } = context;
  const place = await places.geocode(await addressQuery(context, business, address));
  if (!place) throw refuse('location_not_found', 'Unable to find location');
  const postcode = place.postcode ?? (await postcodeAt({ places }, place)).postcode;
  return { postcode, latitude: place.latitude, longitude: place.longitude, address: place.address };
}

/** Mentions when swapping latitude and longitude would give a known place, the most common mistake with coordinates. */
async function unknownPlace(places: Places, { latitude, longitude }: Point) {
  const swapped = { latitude: longitude, longitude: latitude };
  const isKnown = Math.abs(longitude) <= LATITUDE_MAX && (await places.postcodeAt(swapped)) !== undefined;
  const hint = isKnown ? ' Are latitude and longitude the wrong way round?' : '';
  return refuse('location_not_found', `Nothing is known near there.${hint}`);
}

/** The postcode nearest to a point. */
export async function postcodeAt({ places }: Context, point: Point): Promise<PostcodePlace> {
  const place = await places.postcodeAt(point);
  if (!place) throw await unknownPlace(places, point);
  return place;
}

export async function addressesNear({ places }: Context, point: Point): Promise<LocatedAddress[]> {
  const addresses = await places.addressesNear(point);
  if (addresses.length === 0) throw await unknownPlace(places, point);
  return addresses;
}

export async function addressAt(context: Context, point: Point): Promise<LocatedAddress> {
  const [nearest] = await addressesNear(context, point);
  if (!nearest) throw refuse('location_not_found');
  return nearest;
}

/** The postcode of a point and the nearest known address. The reply keeps the requested coordinates. */
export async function reverse({ places }: Context, { latitude, longitude }: Point): Promise<Geolocation> {
  const point = { latitude, longitude };
  const [nearest] = await places.addressesNear(point);
  if (nearest) return { postcode: nearest.address.postcode, ...point, address: nearest.address };
  const { postcode } = await postcodeAt({ places }, point);
  return { postcode, ...point, address: null };
}

/** The coordinates of a postcode, or the centre of its outward code if only that is known. */
export async function placeOfPostcode(
  { places }: Context,
  business: Business,
  text: string,
  country?: string,
): Promise<PostcodePlace> {
  const code = countryOf(business, country);
  const place = await places.postcode(normalisePostcode(business, text, code), code);
  if (!place) throw refuse('postcode_not_found', 'Please provide a valid postcode');
  return place;
}

export async function addressesOfPostcode(
  { places }: Context,
  business: Business,
  { postcode, country }: BodyOf<'POST /location/addresses-by-postcode'>,
) {
  const code = countryOf(business, country);
  const addresses = await places.addressesAt(normalisePostcode(business, postcode, code), code);
  if (!addresses) throw refuse('postcode_not_found');
  return { addresses };
}
