import type { AutocompleteSuggestion, LocatedAddress } from '@storefront/api/entities/place';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../database/database.types';
import { GAZETTEER_COUNTRY, type PlaceRow } from './houses';
import { isOutcode, normaliseWords } from './place-row';

/** Leaves most of the suggestions (MAX_SUGGESTIONS) to streets. */
const MAX_TOWNS = 2;
/** Two letters begin the names of too many towns. */
const MIN_LETTERS = 3;

/**
 * The towns whose name starts with the typed words, as the row of their first outward code; the whole name comes first.
 */
export async function findTowns(db: Database, term: string): Promise<PlaceRow[]> {
  const words = normaliseWords(term).join(' ');
  if (words.length < MIN_LETTERS || /\d/.test(words)) return [];
  const name = sql`regexp_replace(lower(town), '[^a-z0-9]+', ' ', 'g')`;
  return rowsOf<PlaceRow>(
    db,
    sql`select * from (
          select distinct on (town) postcode, latitude, longitude, town, county, street, first_house as "firstHouse", houses,
            words, ${name} = ${words} as exact
          from places where ${isOutcode} and ${name} like ${`${words}%`} order by town, length(postcode), postcode
        ) as towns order by exact desc, town limit ${MAX_TOWNS}`,
  );
}

const townId = ({ postcode }: PlaceRow) => `gazetteer:town-${postcode}`;

/** The outward code in the place id of a town; undefined for another id. */
export const readTownId = (placeId: string): string | undefined =>
  /^gazetteer:town-([A-Z0-9]{2,4})$/.exec(placeId)?.[1];

export const townSuggestion = (row: PlaceRow): AutocompleteSuggestion => ({
  placeId: townId(row),
  description: row.town,
});

/** A town as a place: its centre, without a street and without a postcode, so that stores are searched by distance. */
export const townPlace = (row: PlaceRow): LocatedAddress => ({
  placeId: townId(row),
  description: row.town,
  address: { country: GAZETTEER_COUNTRY, addressLine1: '', postcode: '', town: row.town },
  latitude: row.latitude,
  longitude: row.longitude,
});
