import type { SlotReservation } from '@storefront/api/entities/time-slot';
import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { at, type Database, firstRow, rowsOf } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { baskets } from '../../database/schema/basket';
import { reservations, slots } from '../../database/schema/slots';
import { recordTransition } from '../../database/transitions';
import { isBookable, type Reservation, reservationView, type Slot } from './slots.repository';

export interface HeldPlace {
  reservation: Reservation;
  slot: Slot;
}

const isSlotOfReservation = and(eq(slots.storeId, reservations.storeId), eq(slots.slotId, reservations.slotId));

/** A basket's held or confirmed reservation, else its latest one. */
const latestFirst = [
  desc(sql`${reservations.state} in ('held', 'confirmed')`),
  desc(reservations.createdAt),
  desc(reservations.reservationId),
];

/** The basket's held or confirmed reservation with its slot, else its latest one. */
export async function latestReservation(db: Database, basketId: number): Promise<HeldPlace | undefined> {
  const [row] = await db
    .select({ reservation: reservations, slot: slots })
    .from(reservations)
    .innerJoin(slots, isSlotOfReservation)
    .where(eq(reservations.basketId, basketId))
    .orderBy(...latestFirst)
    .limit(1);
  return row;
}

/** The reservation that the basket shows: held, confirmed or expired. A released one is not shown. */
export async function currentReservation(db: Database, basketId: number, now: Date): Promise<SlotReservation | null> {
  return shownReservation(await latestReservation(db, basketId), now);
}

/** The same for the open basket of a token, in one statement; null if there is none. */
export async function reservationOfOpenBasket(
  db: Database,
  businessId: number,
  token: string,
  now: Date,
): Promise<SlotReservation | null> {
  const [row] = await db
    .select({ reservation: reservations, slot: slots })
    .from(baskets)
    .innerJoin(reservations, eq(reservations.basketId, baskets.id))
    .innerJoin(slots, isSlotOfReservation)
    .where(and(eq(baskets.token, token), eq(baskets.businessId, businessId), eq(baskets.state, 'open')))
    .orderBy(...latestFirst)
    .limit(1);
  return shownReservation(row, now);
}

/** The same for a basket's latest reservation. */
export function shownReservation(latest: HeldPlace | undefined, now: Date): SlotReservation | null {
  if (!latest || latest.reservation.state === 'released') return null;
  return reservationView(latest.reservation, latest.slot, now);
}

export type HeldSlot = SlotReservation;

/** The slot of a basket while it is held or confirmed. */
export async function heldSlot(db: Database, basketId: number, now: Date): Promise<HeldSlot | undefined> {
  return heldSlotOf(await latestReservation(db, basketId), now);
}

/** The same for a basket's latest reservation. */
export function heldSlotOf(latest: HeldPlace | undefined, now: Date): HeldSlot | undefined {
  const reservation = shownReservation(latest, now);
  return reservation?.state === 'held' || reservation?.state === 'confirmed' ? reservation : undefined;
}

/** Who holds a place: keyed hashes; undefined when unknown. */
export interface Holder {
  session: string | undefined;
  address: string | undefined;
}

export interface NewReservation {
  storeId: number;
  slotId: number;
  reservationId: number;
  basketId: number;
  type: 'asap' | 'future';
  holder: Holder;
  expiresAt: Date;
}

/**
 * Takes one place of the slot and of its pool and inserts the reservation, in one statement guarded by
 * `reserved < capacity`: of two requests for the last place, the second waits for the first's row lock and then finds
 * none.
 * @returns false if there is no place; the caller must then roll the transaction back, because the slot's place may
 * have been taken before the pool was found full
 */
export async function insertReservation(tx: Database, placing: NewReservation, now: Date): Promise<boolean> {
  const { storeId, slotId, reservationId, basketId, type, holder, expiresAt } = placing;
  const taken = await firstRow(
    tx,
    sql`with place as (
          update slots set reserved = reserved + 1
          where store_id = ${storeId} and slot_id = ${slotId} and reserved < capacity and ${isBookable(now)}
          returning store_id, slot_id, fee, pool, local_date
        ), pooled as (
          update slot_pools p set reserved = p.reserved + 1 from place
          where p.store_id = place.store_id and p.pool = place.pool and p.local_date = place.local_date
            and p.reserved < p.capacity
          returning p.pool
        )
        insert into reservations (store_id, reservation_id, slot_id, basket_id, type, state, fee, session, address, created_at, expires_at)
        select store_id, ${reservationId}::bigint, slot_id, ${basketId}::bigint, ${type}::text, 'held', fee,
          ${holder.session ?? null}::text, ${holder.address ?? null}::text, ${at(now)}, ${at(expiresAt)}
        from place where place.pool is null or exists (select from pooled)
        returning reservation_id`,
  );
  if (taken) await recordTransition(tx, 'reservation', 'none', 'held');
  return taken !== undefined;
}

/** How many places a session, or an address, holds in other baskets. */
export async function countHeldElsewhere(
  tx: Database,
  by: keyof Holder,
  holder: string,
  basketId: number,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .select({ held: sql<number>`count(*)::int` })
    .from(reservations)
    .where(
      and(
        eq(reservations[by], holder),
        eq(reservations.state, 'held'),
        ne(reservations.basketId, basketId),
        gt(reservations.expiresAt, now),
      ),
    );
  return row?.held ?? 0;
}

/**
 * Moves a held place to another basket, whose own place is released.
 * @returns false if there is none to move
 */
export async function moveReservation(tx: Database, from: number, to: number, now: Date): Promise<boolean> {
  const held = and(
    eq(reservations.basketId, from),
    eq(reservations.state, 'held'),
    sql`${reservations.expiresAt} > ${at(now)}`,
  );
  const [row] = await tx.select({ id: reservations.reservationId }).from(reservations).where(held).for('update');
  if (!row) return false;
  await releasePlace(tx, to);
  await tx.update(reservations).set({ basketId: to }).where(held);
  return true;
}

/** Releases a basket's held place, if it has one. */
export function releasePlace(tx: Database, basketId: number): Promise<void> {
  return release(tx, 'held', sql`basket_id = ${basketId}`);
}

/** Releases the place of a cancelled order. */
export function releaseConfirmedPlace(tx: Database, storeId: number, reservationId: number): Promise<void> {
  return release(tx, 'confirmed', sql`store_id = ${storeId} and reservation_id = ${reservationId}`);
}

async function release(tx: Database, from: 'held' | 'confirmed', which: SQL): Promise<void> {
  const given = await firstRow(
    tx,
    sql`with gone as (
          update reservations set state = 'released' where ${which} and state = ${from}
          returning store_id, slot_id
        ), freed as (
          update slots set reserved = reserved - 1 from gone
          where slots.store_id = gone.store_id and slots.slot_id = gone.slot_id
          returning slots.store_id, slots.slot_id, slots.pool, slots.local_date
        ), pooled as (
          update slot_pools p set reserved = p.reserved - 1 from freed
          where p.store_id = freed.store_id and p.pool = freed.pool and p.local_date = freed.local_date
        )
        select slot_id from freed`,
  );
  if (given) await recordTransition(tx, 'reservation', from, 'released');
}

/** Extends a hold while the shopper is paying: until the deadline of the payment, but not beyond the slot's start. */
export async function extendHold(tx: Database, { reservation, slot }: HeldPlace, deadline: Date): Promise<void> {
  const until = deadline < slot.startsAt ? deadline : slot.startsAt;
  if (reservation.expiresAt >= until) return;
  await tx
    .update(reservations)
    .set({ expiresAt: until })
    .where(
      and(
        eq(reservations.storeId, reservation.storeId),
        eq(reservations.reservationId, reservation.reservationId),
        eq(reservations.state, 'held'),
      ),
    );
}

/** Confirms the place of a paid order, if it is still held. */
export async function confirmPlace(tx: Database, storeId: number, reservationId: number, now: Date): Promise<boolean> {
  const row = await firstRow(
    tx,
    sql`update reservations set state = 'confirmed'
        where store_id = ${storeId} and reservation_id = ${reservationId} and state = 'held' and expires_at > ${at(now)}
        returning reservation_id`,
  );
  if (row) await recordTransition(tx, 'reservation', 'held', 'confirmed');
  return row !== undefined;
}

/**
 * Withdraws holds of a slot whose row the caller has locked, the newest first; confirmed places stay.
 * @returns how many were withdrawn
 */
export async function withdrawHolds(tx: Database, { storeId, slotId }: Slot, count: number): Promise<number> {
  const freed = await firstRow<{ places: number }>(
    tx,
    sql`with newest as (
          select store_id, reservation_id from reservations
          where store_id = ${storeId} and slot_id = ${slotId} and state = 'held'
          order by created_at desc, reservation_id desc limit ${count} for update
        ), gone as (
          update reservations r set state = 'withdrawn' from newest
          where r.store_id = newest.store_id and r.reservation_id = newest.reservation_id and r.state = 'held'
          returning r.reservation_id
        ), counted as (
          select count(*)::int as places from gone
        ), freed as (
          update slots set reserved = reserved - counted.places from counted
          where store_id = ${storeId} and slot_id = ${slotId}
          returning pool, local_date, counted.places
        ), pooled as (
          update slot_pools p set reserved = p.reserved - freed.places from freed
          where p.store_id = ${storeId} and p.pool = freed.pool and p.local_date = freed.local_date
        )
        select places from freed`,
  );
  const places = freed?.places ?? 0;
  if (places > 0) await recordTransition(tx, 'reservation', 'held', 'withdrawn');
  return places;
}

const slotsSharingPlaces = ({ storeId, slotId, pool, localDate }: Slot): SQL =>
  sql`select slot_id from slots where store_id = ${storeId}
      and (slot_id = ${slotId} or (pool = ${pool}::text and local_date = ${localDate}))`;

const RELEASE_BATCH_SIZE = 500;

/** Releases lapsed holds of one slot and its pool, or of all. Concurrent processes skip each other's rows. */
export function releaseLapsed(db: Database, now: Date, only?: Slot): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await rowsOf(
      tx,
      sql`with lapsed as (
            select store_id, reservation_id from reservations
            where state = 'held' and expires_at <= ${at(now)}
              ${only ? sql`and store_id = ${only.storeId} and slot_id in (${slotsSharingPlaces(only)})` : sql``}
            limit ${RELEASE_BATCH_SIZE} for update skip locked
          ), gone as (
            update reservations r set state = 'lapsed' from lapsed
            where r.store_id = lapsed.store_id and r.reservation_id = lapsed.reservation_id
            returning r.store_id, r.slot_id
          ), counted as (
            select store_id, slot_id, count(*)::int as places from gone group by store_id, slot_id
          ), freed as (
            update slots set reserved = reserved - counted.places from counted
            where slots.store_id = counted.store_id and slots.slot_id = counted.slot_id
            returning slots.store_id, slots.pool, slots.local_date, counted.places
          ), pool_places as (
            select store_id, pool, local_date, sum(places)::int as places from freed
            where pool is not null group by store_id, pool, local_date
          ), pooled as (
            update slot_pools p set reserved = p.reserved - pool_places.places from pool_places
            where p.store_id = pool_places.store_id and p.pool = pool_places.pool
              and p.local_date = pool_places.local_date
          )
          select places from freed`,
    );
    if (rows.length) await recordTransition(tx, 'reservation', 'held', 'lapsed');
    return rows.length;
  });
}
