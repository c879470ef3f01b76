import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.types';
import { recordTransition } from '../../database/transitions';

/**
 * Ends reservations and returns their places and picking units to slots, pools and zones, in one statement. It locks in
 * the order of every transaction: reservations, slots by id, pools by name, and a slot's zones only with the slot.
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
        ), slots_in_order as materialized (
          select s.store_id, s.slot_id, counted.places, counted.units from slots s join counted using (store_id, slot_id)
          order by s.store_id, s.slot_id for no key update of s
        ), freed as (
          update slots s set reserved = s.reserved - o.places, units_reserved = s.units_reserved - o.units
          from slots_in_order o where s.store_id = o.store_id and s.slot_id = o.slot_id
          returning s.store_id, s.slot_id, s.pool, s.local_date, o.places, o.units
        ), pool_places as (
          select store_id, pool, local_date, sum(places)::int as places, sum(units)::int as units from freed
          where pool is not null group by store_id, pool, local_date
        ), pools_in_order as materialized (
          select p.store_id, p.pool, p.local_date, c.places, c.units
          from slot_pools p join pool_places c using (store_id, pool, local_date)
          order by p.store_id, p.pool, p.local_date for no key update of p
        ), pooled as (
          update slot_pools p set reserved = p.reserved - o.places, units_reserved = p.units_reserved - o.units
          from pools_in_order o where p.store_id = o.store_id and p.pool = o.pool and p.local_date = o.local_date
        ), zone_counts as (
          select store_id, slot_id, zone_id, count(*)::int as places, sum(units)::int as units from gone
          where zone_id is not null and (select count(*) from freed) > 0 group by store_id, slot_id, zone_id
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
