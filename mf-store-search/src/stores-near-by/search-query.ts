import { ADDRESS_TEXT_MAX_LENGTH } from '@storefront/api/constants';
import { locationNotFound, postcodeRefused } from '@storefront/messages/store-search';

/** The search in the page's URL. */
export type SearchQuery =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'postcode'; readonly typed: string }
  /** A typed address whose suggestions are to be listed. */
  | { readonly kind: 'address'; readonly typed: string }
  /** A selected suggestion. */
  | { readonly kind: 'place'; readonly placeId: string }
  | { readonly kind: 'coordinates'; readonly latitude: number; readonly longitude: number }
  /** None of our forms sends this. */
  | { readonly kind: 'unreadable'; readonly message: string };

type Query = Readonly<Record<string, string | undefined>>;

/** A longer text is no mistyped postcode, so the back end is not asked. */
const MAX_POSTCODE_LENGTH = 100;
/** As long as POST /location/place-details accepts. */
const MAX_PLACE_ID_LENGTH = 300;
const isReadable = (text: string, maxLength: number) => text.length <= maxLength && !/\p{Cc}/u.test(text);

/** Parses the search; a selected place takes precedence over the typed text. */
export function readSearch({ placeId, postcode, latitude, longitude, address }: Query): SearchQuery {
  if (placeId)
    return isReadable(placeId, MAX_PLACE_ID_LENGTH)
      ? { kind: 'place', placeId }
      : { kind: 'unreadable', message: locationNotFound };
  if (postcode !== undefined)
    return isReadable(postcode, MAX_POSTCODE_LENGTH)
      ? { kind: 'postcode', typed: postcode }
      : { kind: 'unreadable', message: postcodeRefused };
  if (latitude !== undefined || longitude !== undefined) {
    const at = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) };
    return Number.isNaN(at.latitude + at.longitude)
      ? { kind: 'unreadable', message: locationNotFound }
      : { kind: 'coordinates', ...at };
  }
  if (address !== undefined)
    return isReadable(address, ADDRESS_TEXT_MAX_LENGTH)
      ? { kind: 'address', typed: address.trim() }
      : { kind: 'unreadable', message: locationNotFound };
  return { kind: 'nothing' };
}

function degrees(text: string | undefined, maximum: number): number {
  if (!text || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return Number.NaN;
  const value = Number(text);
  return Math.abs(value) <= maximum ? value : Number.NaN;
}
