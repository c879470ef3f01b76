import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/database.types';
import type { ServiceContext } from '../../service-context';

/** How long delivery areas stay in the cache. Only an import changes them, and reading them joins all postcodes. */
export const AREAS_FRESH_MS = 60_000;

/** The outward codes that a business delivers to, fully or partly. */
export function deliveredOutcodes(
  { db, cache }: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
): Promise<string[]> {
  return cache.through(`delivered outcodes ${businessId}`, AREAS_FRESH_MS, async () => {
    const rows = await rowsOf<{ outcode: string }>(
      db,
      sql`select distinct split_part(a.prefix, ' ', 1) as outcode
          from store_delivery_areas a join stores s on s.id = a.store_id
          where s.business_id = ${businessId} and s.listed order by outcode`,
    );
    return rows.map(({ outcode }) => outcode);
  });
}
