import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.types';
import { recordTransition } from '../../database/transitions';

/**
 * Ends reservations and returns their places and picking units to slots, pools and zones, in one statement.
 * @param chosen SQL: the store_id and reservation_id of reservations; those in another state are skipped
 * @returns how many ended
 */
export async function endPlaces(
  tx: Database,
  from: 'held' | 'confirmed',
  to: 'released' | 'lapsed' | 'withdrawn',
  chosen: SQL,
): Promise<number> {
  const [row] = await rowsOf<{ places: number }>(
    tx,
    sql`with chosen as (${chosen}), gone as (
          update reservations r set state = ${to}, postcode = null from chosen
          where r.store_id = chosen.store_id and r.reservation_id = chosen.reservation_id and r.state = ${from}
          returning r.store_id, r.slot_id, r.zone_id, r.units
        ), counted as (
          select store_id, slot_id, count(*)::int as places, sum(units)::int as units from gone
          group by store_id, slot_id
        ), freed as (
          update slots s set reserved = s.reserved - counted.places, units_reserved = s.units_reserved - counted.units
          from counted where s.store_id = counted.store_id and s.slot_id = counted.slot_id
          returning s.store_id, s.pool, s.local_date, counted.places, counted.units
        ), pool_places as (
          select store_id, pool, local_date, sum(places)::int as places, sum(units)::int as units from freed
          where pool is not null group by store_id, pool, local_date
        ), pooled as (
          update slot_pools p
          set reserved = p.reserved - pool_places.places, units_reserved = p.units_reserved - pool_places.units
          from pool_places
          where p.store_id = pool_places.store_id and p.pool = pool_places.pool
            and p.local_date = pool_places.local_date
        ), zone_counts as (
          select store_id, slot_id, zone_id, count(*)::int as places, sum(units)::int as units from gone
          where zone_id is not null group by store_id, slot_id, zone_id
        ), zoned as (
          update zone_places t set reserved = t.reserved - c.places, units_reserved = t.units_reserved - c.units
          from zone_counts c where t.store_id = c.store_id and t.slot_id = c.slot_id and t.zone_id = c.zone_id
        )
        select coalesce(sum(places), 0)::int as places from counted`,
  );
  const places = row?.places ?? 0;
  if (places > 0) await recordTransition(tx, 'reservation', from, to);
  return places;
}
