import type { SlotReservation } from '@storefront/api/entities/time-slot';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { at, type Database, firstRow, rowsOf } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { reservations, slots } from '../../database/schema/slots';
import { recordTransition } from '../../database/transitions';
import { type Reservation, reservationView, type Slot } from './slots.repository';

export interface HeldPlace {
  reservation: Reservation;
  slot: Slot;
}

/** The basket's held or confirmed reservation with its slot, else its latest one. */
export async function latestReservation(db: Database, basketId: number): Promise<HeldPlace | undefined> {
  const [row] = await db
    .select({ reservation: reservations, slot: slots })
    .from(reservations)
    .innerJoin(slots, and(eq(slots.storeId, reservations.storeId), eq(slots.slotId, reservations.slotId)))
    .where(eq(reservations.basketId, basketId))
    .orderBy(
      desc(sql`${reservations.state} in ('held', 'confirmed')`),
      desc(reservations.createdAt),
      desc(reservations.reservationId),
    )
    .limit(1);
  return row;
}

/** The reservation that the basket shows: held, confirmed or expired. A released one is not shown. */
export async function currentReservation(db: Database, basketId: number, now: Date): Promise<SlotReservation | null> {
  const latest = await latestReservation(db, basketId);
  if (!latest || latest.reservation.state === 'released') return null;
  return reservationView(latest.reservation, latest.slot, now);
}

export type HeldSlot = SlotReservation;

/** The slot of a basket while it is held or confirmed. */
export async function heldSlot(db: Database, basketId: number, now: Date): Promise<HeldSlot | undefined> {
  const reservation = await currentReservation(db, basketId, now);
  return reservation?.state === 'held' || reservation?.state === 'confirmed' ? reservation : undefined;
}

export interface NewReservation {
  storeId: number;
  slotId: number;
  reservationId: number;
  basketId: number;
  type: 'asap' | 'future';
  expiresAt: Date;
}

/**
 * Takes one place and inserts the reservation in one statement, guarded by `reserved < capacity`: of two requests for
 * the last place, the second waits for the first's row lock and then finds no place.
 */
export async function insertReservation(tx: Database, placing: NewReservation, now: Date): Promise<boolean> {
  const { storeId, slotId, reservationId, basketId, type, expiresAt } = placing;
  const taken = await firstRow(
    tx,
    sql`with place as (
          update slots set reserved = reserved + 1
          where store_id = ${storeId} and slot_id = ${slotId} and reserved < capacity and starts_at > ${at(now)}
          returning store_id, slot_id, fee
        )
        insert into reservations (store_id, reservation_id, slot_id, basket_id, type, state, fee, created_at, expires_at)
        select store_id, ${reservationId}::bigint, slot_id, ${basketId}::bigint, ${type}::text, 'held', fee, ${at(now)}, ${at(expiresAt)}
        from place
        returning reservation_id`,
  );
  if (taken) await recordTransition(tx, 'reservation', 'none', 'held');
  return taken !== undefined;
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
        )
        update slots set reserved = reserved - 1 from gone
        where slots.store_id = gone.store_id and slots.slot_id = gone.slot_id
        returning slots.slot_id`,
  );
  if (given) await recordTransition(tx, 'reservation', from, 'released');
}

/** Extends a hold at least until then, so that it does not expire while the shopper is paying. */
export async function extendHold(tx: Database, { reservation }: HeldPlace, until: Date): Promise<void> {
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

const RELEASE_BATCH_SIZE = 500;

/** Releases lapsed holds of one slot or of all. Concurrent processes skip each other's rows. */
export function releaseLapsed(db: Database, now: Date, only?: { storeId: number; slotId: number }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await rowsOf(
      tx,
      sql`with lapsed as (
            select store_id, reservation_id from reservations
            where state = 'held' and expires_at <= ${at(now)}
              ${only ? sql`and store_id = ${only.storeId} and slot_id = ${only.slotId}` : sql``}
            limit ${RELEASE_BATCH_SIZE} for update skip locked
          ), gone as (
            update reservations r set state = 'lapsed' from lapsed
            where r.store_id = lapsed.store_id and r.reservation_id = lapsed.reservation_id
            returning r.store_id, r.slot_id
          ), counted as (
            select store_id, slot_id, count(*)::int as places from gone group by store_id, slot_id
          )
          update slots set reserved = reserved - counted.places from counted
          where slots.store_id = counted.store_id and slots.slot_id = counted.slot_id
          returning counted.places`,
    );
    if (rows.length) await recordTransition(tx, 'reservation', 'held', 'lapsed');
    return rows.length;
  });
}
