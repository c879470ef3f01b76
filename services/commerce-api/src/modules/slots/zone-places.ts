import { type SQL, sql } from 'drizzle-orm';

/** PostgreSQL's largest integer: the limit of what has none. */
export const MAX_COUNT = 2_147_483_647;

/**
 * SQL: counts one order and its picking units in a slot's places of a zone, unless they exceed the zone's limits.
 * @param slot a table expression with the store_id and slot_id
 * @param units the picking units as SQL
 */
export const takeZonePlace = (slot: SQL, units: SQL): SQL => sql`
  insert into zone_places (store_id, slot_id, zone_id, reserved, units_reserved)
  select ${slot}.store_id, ${slot}.slot_id, zone.id, 1, ${units} from ${slot}, zone
  where coalesce(zone.orders_per_slot, 1) > 0 and ${units} <= coalesce(zone.units_per_slot, ${MAX_COUNT})
  on conflict (store_id, slot_id, zone_id) do update
  set reserved = zone_places.reserved + 1, units_reserved = zone_places.units_reserved + excluded.units_reserved
  where zone_places.reserved < coalesce((select orders_per_slot from zone), ${MAX_COUNT})
    and zone_places.units_reserved + excluded.units_reserved <= coalesce((select units_per_slot from zone), ${MAX_COUNT})
  returning zone_id`;
