import { sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../database/database.types';
import { jsonRow } from '../../database/json-row';
import { reservations } from '../../database/schema/slots';
import { recordTransition } from '../../database/transitions';
import type { Holder } from './reservation.repository';
import { slotFeeSql } from './slot-price';
import { isBookable, type Reservation } from './slots.repository';
import { MAX_COUNT, takeZonePlace } from './zone-places';

const reservationRow = jsonRow(reservations);

export interface NewReservation {
  storeId: number;
  slotId: number;
  reservationId: number;
  basketId: number;
  type: 'asap' | 'future';
  /** The zone of the delivery, whose price and places it uses. */
  zoneId: number | undefined;
  postcode: string | undefined;
  /** Picking units: the items in the basket. */
  units: number;
  holder: Holder;
  expiresAt: Date;
  /** How often the shopper may extend the hold. */
  extensionsLeft: number;
  /** The weekly slot for which the place is kept. */
  weeklySlotId?: number;
}

/**
 * Takes one place and the picking units of the slot, of its pool and of its delivery zone, and inserts the reservation
 * with the fee of that moment, all in one statement guarded by the capacities: of two requests for the last place, the
 * second waits for the first's row lock and then finds none.
 * @returns the reservation; undefined if there is no place, and then the caller must roll the transaction back, because
 * the slot's place may have been taken before the pool or the zone was found full
 */
export async function insertReservation(
  tx: Database,
  placing: NewReservation,
  now: Date,
): Promise<Reservation | undefined> {
  const { storeId, slotId, reservationId, basketId, type, zoneId, postcode, units, holder } = placing;
  const { expiresAt, extensionsLeft, weeklySlotId } = placing;
  const fee = slotFeeSql(sql`place`, sql`zone`, sql`(place.reserved - 1)`);
  const taken = await firstRow<{ row: unknown[] }>(
    tx,
    sql`with zone as (
          select * from delivery_zones where store_id = ${storeId} and id = ${zoneId ?? null}::bigint
        ), place as (
          update slots set reserved = reserved + 1, units_reserved = units_reserved + ${units}::int
          where store_id = ${storeId} and slot_id = ${slotId} and reserved < capacity and ${isBookable(now)}
            and units_reserved + ${units}::int <= coalesce(unit_capacity, ${MAX_COUNT})
            and (zones is null or ${zoneId ?? null}::bigint is null or exists (select from zone where code = any(zones)))
          returning *
        ), pooled as (
          update slot_pools p set reserved = p.reserved + 1, units_reserved = p.units_reserved + ${units}::int from place
          where p.store_id = place.store_id and p.pool = place.pool and p.local_date = place.local_date
            and p.reserved < p.capacity
            and p.units_reserved + ${units}::int <= coalesce(p.unit_capacity, ${MAX_COUNT})
          returning p.pool
        ), zoned as (${takeZonePlace(sql`place`, sql`${units}::int`)})
        insert into reservations (store_id, reservation_id, slot_id, basket_id, type, state, fee, zone_id, postcode,
          units, session, address, created_at, expires_at, extensions_left, weekly_slot_id)
        select place.store_id, ${reservationId}::bigint, place.slot_id, ${basketId}::bigint, ${type}::text, 'held', ${fee},
          zone.id, ${postcode ?? null}::text, ${units}::int,
          ${holder.session ?? null}::text, ${holder.address ?? null}::text, ${at(now)}, ${at(expiresAt)}, ${extensionsLeft}::int,
          ${weeklySlotId ?? null}::bigint
        from place left join zone on true
        where (place.pool is null or exists (select from pooled))
          and (${zoneId ?? null}::bigint is null or exists (select from zoned))
        returning ${reservationRow.sql} as row`,
  );
  if (!taken) return undefined;
  await recordTransition(tx, 'reservation', 'none', 'held');
  return reservationRow.parse(taken.row);
}
