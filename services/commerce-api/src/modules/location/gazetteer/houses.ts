import type { LocatedAddress } from '@storefront/api/entities/place';
import type { places } from '../../../database/schema/business';

export type PlaceRow = typeof places.$inferSelect;
/** A full postcode with its street. */
export type Street = PlaceRow & { street: string };

const GAZETTEER = 'gazetteer';
/** The only country in the gazetteer. */
export const GAZETTEER_COUNTRY = 'GB';
/** Half the distance between two houses in degrees, about seven metres. */
const HOUSE_STEP = 0.00006;

export const isStreet = (row: PlaceRow): row is Street => row.street !== null;

/** Whether a street has a house with that number. */
export function hasHouse({ firstHouse, houses }: PlaceRow, number: number): boolean {
  const step = (number - firstHouse) / 2;
  return Number.isInteger(step) && step >= 0 && step < houses;
}

/** A street or one of its houses as an address; houses are placed along the street around its middle. */
export function addressOf(row: Street, house?: number): LocatedAddress {
  const { postcode, town, county, street, firstHouse, houses } = row;
  const addressLine1 = house === undefined ? street : `${house} ${street}`;
  const along = house === undefined ? 0 : ((house - firstHouse) / 2 - (houses - 1) / 2) * HOUSE_STEP;
  const id = postcode.replace(' ', '');
  return {
    placeId: `${GAZETTEER}:${id}${house === undefined ? '' : `-${house}`}`,
    description: `${addressLine1}, ${town}, ${postcode}`,
    address: { country: GAZETTEER_COUNTRY, addressLine1, postcode, town, ...(county !== null && { county }) },
    latitude: Math.round((row.latitude + along) * 1e6) / 1e6,
    longitude: row.longitude,
  };
}

export const housesOf = (row: Street): LocatedAddress[] =>
  Array.from({ length: row.houses }, (_, index) => addressOf(row, row.firstHouse + 2 * index));

/** The postcode and house number in a gazetteer place id; undefined for another text. */
export function readPlaceId(placeId: string): { postcode: string; house: number | undefined } | undefined {
  const [, outward, inward, house] = /^gazetteer:([A-Z0-9]{2,4})([0-9][A-Z]{2})(?:-(\d{1,5}))?$/.exec(placeId) ?? [];
  if (!outward || !inward) return undefined;
  return { postcode: `${outward} ${inward}`, house: house === undefined ? undefined : Number(house) };
}
