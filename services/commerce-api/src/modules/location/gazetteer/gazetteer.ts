import type { PostcodePlace } from '@storefront/api/entities/place';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { MAX_ADDRESSES, MAX_SUGGESTIONS, type Places, type Point } from '../../../context/places.types';
import { type Database, rowsOf } from '../../../database/database.types';
import { places } from '../../../database/schema/business';
import { distanceMetres } from '../distance';
import { outcodeOf } from '../postcode';
import { findStreets } from './find-streets';
import { findTowns, readTownId, townPlace, townSuggestion } from './find-towns';
import {
  addressOf,
  GAZETTEER_COUNTRY,
  hasHouse,
  housesOf,
  isStreet,
  type PlaceRow,
  readPlaceId,
  type Street,
} from './houses';
import { isOutcode } from './place-row';

/** Places farther away are not 'near'. */
const NEAREST_WITHIN_METRES = 40_000;
/** With all postcodes of a country, one is usually this near; a larger search reads hundreds of thousands. */
const USUALLY_WITHIN_METRES = 1_000;
/** An address within this distance of a point is reported as its address. */
const ADDRESS_WITHIN_METRES = 3_000;
/** Rounded down, so that the band of latitudes contains every point within the distance. */
const METRES_OF_A_DEGREE = 111_000;
/** The position of a device is inaccurate, so the shopper chooses between the nearest streets. */
const MAX_STREETS_NEAR = 3;
const WHOLE_POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/;

function placeOf({ postcode, latitude, longitude, town }: PlaceRow): PostcodePlace {
  return { postcode, latitude, longitude, town, precision: postcode.includes(' ') ? 'postcode' : 'outcode' };
}

/** The rows nearest to a point within a distance in metres. */
async function rowsNear(db: Database, { latitude, longitude }: Point, metres: number, limit: number, streets: boolean) {
  const squeeze = Math.cos((latitude * Math.PI) / 180) ** 2;
  const reach = metres / METRES_OF_A_DEGREE;
  const rows = await rowsOf<PlaceRow>(
    db,
    sql`select postcode, latitude, longitude, town, county, street, first_house as "firstHouse", houses, words from places
        where latitude between ${latitude - reach}::float8 and ${latitude + reach}::float8
          ${streets ? sql`and street is not null` : sql``}
        order by (latitude - ${latitude}::float8) ^ 2 + (longitude - ${longitude}::float8) ^ 2 * ${squeeze}::float8,
          length(postcode) desc
        limit ${limit}`,
  );
  return rows.filter((row) => distanceMetres(row, { latitude, longitude }) <= metres);
}

/** The outward code of the same postcode area with the nearest number; a demonstration does not list them all. */
async function nearestOutcode(db: Database, outcode: string): Promise<PlaceRow | undefined> {
  const [, area, number] = /^([A-Z]{1,2})(\d{1,2})/.exec(outcode) ?? [];
  if (!area) return undefined;
  const rows = await db
    .select()
    .from(places)
    .where(and(isOutcode, sql`${places.postcode} ~ ${`^${area}[0-9][0-9A-Z]?$`}`));
  const away = ({ postcode }: PlaceRow) => Math.abs(Number.parseInt(postcode.slice(area.length), 10) - Number(number));
  return rows.sort((a, b) => away(a) - away(b))[0];
}

/** Places from the business's own database: no key, no network, always available. */
export function createGazetteer(db: Database): Places {
  const street = async (postcode: string): Promise<Street | undefined> => {
    const [row] = await db.select().from(places).where(eq(places.postcode, postcode));
    return row && isStreet(row) ? row : undefined;
  };

  const gazetteer: Places = {
    async autocomplete(typed) {
      if (typed.country !== GAZETTEER_COUNTRY) return [];
      const [towns, found] = await Promise.all([findTowns(db, typed.term), findStreets(db, typed, MAX_SUGGESTIONS)]);
      const streets = found.map(({ row, house }) => {
        const { placeId, description } = addressOf(row, house);
        return { placeId, description };
      });
      return [...towns.map(townSuggestion), ...streets].slice(0, MAX_SUGGESTIONS);
    },

    async details(placeId) {
      const outcode = readTownId(placeId);
      if (outcode) {
        const [town] = await db.select().from(places).where(eq(places.postcode, outcode));
        return town && townPlace(town);
      }
      const named = readPlaceId(placeId);
      const row = named && (await street(named.postcode));
      if (!row || (named.house !== undefined && !hasHouse(row, named.house))) return undefined;
      return addressOf(row, named.house);
    },

    async find(typed) {
      if (typed.country !== GAZETTEER_COUNTRY) return [];
      const found = await findStreets(db, typed, MAX_SUGGESTIONS);
      return found
        .flatMap(({ row, house }) => (house === undefined ? housesOf(row) : [addressOf(row, house)]))
        .slice(0, MAX_ADDRESSES);
    },

    async geocode(typed) {
      const { term, country } = typed;
      if (country !== GAZETTEER_COUNTRY) return undefined;
      const [, outward, inward] = WHOLE_POSTCODE.exec(term.trim().toUpperCase()) ?? [];
      if (outward && inward) {
        const place = await gazetteer.postcode(`${outward} ${inward}`, country);
        return place && { ...place, address: null };
      }
      const [first] = await findStreets(db, typed, 1);
      if (!first) return undefined;
      const { address, latitude, longitude } = addressOf(first.row, first.house);
      return { postcode: address.postcode, latitude, longitude, address };
    },

    async postcode(postcode, country) {
      if (country !== GAZETTEER_COUNTRY) return undefined;
      const rows = await db
        .select()
        .from(places)
        .where(inArray(places.postcode, [postcode, outcodeOf(postcode)]));
      const best =
        rows.find((row) => row.postcode === postcode) ?? rows[0] ?? (await nearestOutcode(db, outcodeOf(postcode)));
      // The shopper's own postcode is kept even when only its outward code or area is known.
      return best && { ...placeOf(best), postcode };
    },

    async postcodeAt(point) {
      const near = await rowsNear(db, point, USUALLY_WITHIN_METRES, 1, false);
      const [row] = near.length > 0 ? near : await rowsNear(db, point, NEAREST_WITHIN_METRES, 1, false);
      return row && placeOf(row);
    },

    async addressesNear(point) {
      const rows = await rowsNear(db, point, ADDRESS_WITHIN_METRES, MAX_STREETS_NEAR, true);
      return rows
        .filter(isStreet)
        .flatMap(housesOf)
        .sort((a, b) => distanceMetres(a, point) - distanceMetres(b, point))
        .slice(0, MAX_ADDRESSES);
    },

    async addressesAt(postcode, country) {
      if (country !== GAZETTEER_COUNTRY) return undefined;
      const row = await street(postcode);
      return row && housesOf(row);
    },
  };
  return gazetteer;
}
