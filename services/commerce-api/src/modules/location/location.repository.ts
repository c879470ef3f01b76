import type { PostcodePlace } from '@storefront/api/entities/place';
import { inArray, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database/database.types';
import { places } from '../../database/schema/business';
import { refuse } from '../../problem';
import { distanceMetres } from './distance';
import { outcodeOf } from './postcode';

type Place = typeof places.$inferSelect;

/** Beyond this nothing is 'near'. */
const NEAREST_WITHIN_METRES = 40_000;

function placeOf(row: Place): PostcodePlace {
  return { ...row, precision: row.postcode.includes(' ') ? 'postcode' : 'outcode' };
}

/** Where a postcode is; where only its outward code is known, the middle of that. */
export async function placeOfPostcode(db: Database, postcode: string): Promise<PostcodePlace> {
  const rows = await db
    .select()
    .from(places)
    .where(inArray(places.postcode, [postcode, outcodeOf(postcode)]));
  const best = rows.find((row) => row.postcode === postcode) ?? rows[0];
  if (!best) throw refuse('postcode_not_found');
  // The shopper's own postcode is kept even where its place is only roughly known.
  return { ...placeOf(best), postcode };
}

/** The nearest place of the gazetteer; whole postcodes before outward codes. */
export async function placeAt(db: Database, latitude: number, longitude: number): Promise<PostcodePlace> {
  const squeeze = Math.cos((latitude * Math.PI) / 180) ** 2;
  const row = await firstRow<Place>(
    db,
    sql`select postcode, latitude, longitude, town from places
        order by (latitude - ${latitude}::float8) ^ 2 + (longitude - ${longitude}::float8) ^ 2 * ${squeeze}::float8,
          length(postcode) desc
        limit 1`,
  );
  if (!row || distanceMetres(row, { latitude, longitude }) > NEAREST_WITHIN_METRES) throw refuse('location_not_found');
  return placeOf(row);
}
