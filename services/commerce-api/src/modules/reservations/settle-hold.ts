import { sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database/database.types';
import { refuse } from '../../problem';
import { hasOpenPayment } from '../basket/owners/has-open-payment';
import { endPlaces } from '../slots/end-places';
import { type HeldPlace, latestReservation } from '../slots/reservation.repository';
import { slotFeeSql } from '../slots/slot-price';
import { MAX_COUNT, takeZonePlace } from '../slots/zone-places';
import type { DeliveryPlace } from '../stores/stores.service';

type Hold = HeldPlace['reservation'];

const isRow = ({ storeId, reservationId }: Hold) => sql`store_id = ${storeId} and reservation_id = ${reservationId}`;

/** Locks a hold against its end. @returns its current row, or undefined if it is in another state */
async function lockHold(tx: Database, hold: Hold, state: 'held' | 'confirmed' = 'held') {
  return firstRow<{ zone_id: number | string | null; units: number; postcode: string | null }>(
    tx,
    sql`select zone_id, units, postcode from reservations where ${isRow(hold)} and state = ${state} for update`,
  );
}

/**
 * Moves a hold to the delivery zone of an address, with the zone's price and places. In the same zone it keeps its
 * price.
 * @returns false if the zone does not offer the slot or has no place left in it; the hold is then unchanged
 */
export async function moveHoldToPlace(tx: Database, hold: Hold, { postcode, zone }: DeliveryPlace): Promise<boolean> {
  const had = await lockHold(tx, hold);
  if (!had) return false;
  const zoneId = zone?.id ?? null;
  const oldZoneId = had.zone_id === null ? null : Number(had.zone_id);
  if (oldZoneId === zoneId) {
    if (had.postcode !== (postcode ?? null))
      await tx.execute(sql`update reservations set postcode = ${postcode ?? null} where ${isRow(hold)}`);
    return true;
  }
  const fee = slotFeeSql(sql`place`, sql`zone`, sql`(place.reserved - 1)`);
  const moved = await firstRow(
    tx,
    sql`with zone as (
          select * from delivery_zones where store_id = ${hold.storeId} and id = ${zoneId}::bigint
        ), place as (
          select * from slots where store_id = ${hold.storeId} and slot_id = ${hold.slotId}
            and (zones is null or ${zoneId}::bigint is null or exists (select from zone where code = any(zones)))
          for no key update
        ), zoned as (${takeZonePlace(sql`place`, sql`${had.units}::int`)}), freed as (
          update zone_places set reserved = reserved - 1, units_reserved = units_reserved - ${had.units}::int
          where store_id = ${hold.storeId} and slot_id = ${hold.slotId} and zone_id = ${oldZoneId}::bigint
            and (${zoneId}::bigint is null or exists (select from zoned))
        )
        update reservations set zone_id = ${zoneId}::bigint, postcode = ${postcode ?? null}, fee = ${fee}
        from place left join zone on true
        where reservations.store_id = ${hold.storeId} and reservation_id = ${hold.reservationId}
          and (${zoneId}::bigint is null or exists (select from zoned))
        returning reservation_id`,
  );
  return moved !== undefined;
}

/**
 * Counts the picking units of a hold again: the items of its basket now.
 * @returns false when the hold is unchanged
 * @throws Problem slot_units_full when the slot, its pool or its zone has too few left
 */
export async function countUnits(
  tx: Database,
  hold: Hold,
  units: number,
  state: 'held' | 'confirmed' = 'held',
): Promise<boolean> {
  const had = await lockHold(tx, hold, state);
  if (had?.units === units) return false;
  // It has ended since it was read.
  if (!had) return true;
  const more = units - had.units;
  // Fewer units always fit, also after a capacity was cut.
  const fits = (taken: string, limit: string) =>
    sql`(${more}::int < 0 or ${sql.raw(taken)} + ${more}::int <= coalesce(${sql.raw(limit)}, ${MAX_COUNT}))`;
  const zoneId = had.zone_id === null ? null : Number(had.zone_id);
  const counted = await firstRow(
    tx,
    sql`with place as (
          update slots set units_reserved = units_reserved + ${more}::int
          where store_id = ${hold.storeId} and slot_id = ${hold.slotId} and ${fits('units_reserved', 'unit_capacity')}
          returning *
        ), pooled as (
          update slot_pools p set units_reserved = p.units_reserved + ${more}::int from place
          where p.store_id = place.store_id and p.pool = place.pool and p.local_date = place.local_date
            and ${fits('p.units_reserved', 'p.unit_capacity')}
          returning p.pool
        ), zoned as (
          update zone_places t set units_reserved = t.units_reserved + ${more}::int
          from place left join delivery_zones z on z.store_id = place.store_id and z.id = ${zoneId}::bigint
          where t.store_id = place.store_id and t.slot_id = place.slot_id and t.zone_id = ${zoneId}::bigint
            and ${fits('t.units_reserved', 'z.units_per_slot')}
          returning t.zone_id
        )
        update reservations set units = ${units}::int from place
        where reservations.store_id = ${hold.storeId} and reservation_id = ${hold.reservationId}
          and (place.pool is null or exists (select from pooled))
          and (${zoneId}::bigint is null or exists (select from zoned))
        returning reservation_id`,
  );
  if (!counted) throw refuse('slot_units_full');
  return true;
}

/**
 * After a basket's address changed: its hold moves to the address's zone, or is withdrawn when it cannot, and then the
 * shopper is asked to choose another time.
 */
export async function followAddress(
  tx: Database,
  { id, storeId }: { id: number; storeId: number | null },
  place: DeliveryPlace,
): Promise<void> {
  const held = await latestReservation(tx, id);
  if (held?.reservation.state !== 'held' || held.slot.method !== 'delivery' || held.slot.storeId !== storeId) return;
  // The order that is being paid for goes to its own address; the next draft follows the new one.
  if (await hasOpenPayment(tx, { id })) return;
  if (await moveHoldToPlace(tx, held.reservation, place)) return;
  const { storeId: store, reservationId } = held.reservation;
  await endPlaces(
    tx,
    'held',
    'withdrawn',
    sql`select ${store}::bigint as store_id, ${reservationId}::bigint as reservation_id`,
  );
}
