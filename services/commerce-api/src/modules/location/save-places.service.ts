import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { places } from '../../database/schema/business';
import { outcodeOf } from './postcode';

type Given = BodyOf<'POST /admin/places-save'>['places'][number];

/** How many places the gazetteer has. */
export const countPlaces = async (db: Database): Promise<ReplyOf<'POST /admin/places'>> => ({
  count: await db.$count(places),
});

/**
 * Adds places, or moves those that are known; a street keeps its name, its houses and its town. Of two places with one
 * postcode the later one counts.
 */
export async function savePlaces(
  db: Database,
  { places: given }: BodyOf<'POST /admin/places-save'>,
): Promise<ReplyOf<'POST /admin/places-save'>> {
  const byPostcode = new Map(given.map((place) => [place.postcode, place]));
  // Sorted, so that two imports at once wait for each other instead of blocking each other.
  const wanted = [...byPostcode.values()].sort((a, b) => (a.postcode < b.postcode ? -1 : 1));
  await inTransaction(db, async (tx) => {
    const postcodes = [...new Set(wanted.flatMap(({ postcode }) => [postcode, outcodeOf(postcode)]))];
    const rows = await tx.select().from(places).where(inArray(places.postcode, postcodes));
    const known = new Map(rows.map((row) => [row.postcode, row]));
    const rowOf = ({ postcode, latitude, longitude, town, county }: Given) => {
      const before = known.get(postcode);
      const outcode = known.get(outcodeOf(postcode));
      const kept = before?.street ? before : undefined;
      // The outward code stood in for a town that was not known.
      const earlierTown = before?.town === outcodeOf(postcode) ? undefined : before?.town;
      return {
        postcode,
        latitude,
        longitude,
        town: kept?.town ?? town ?? earlierTown ?? outcode?.town ?? outcodeOf(postcode),
        county: kept?.county ?? county ?? before?.county ?? null,
      };
    };
    await tx
      .insert(places)
      .values(wanted.map(rowOf))
      .onConflictDoUpdate({
        target: places.postcode,
        set: {
          latitude: sql`excluded.latitude`,
          longitude: sql`excluded.longitude`,
          town: sql`excluded.town`,
          county: sql`excluded.county`,
        },
      });
  });
  return { saved: wanted.length };
}
