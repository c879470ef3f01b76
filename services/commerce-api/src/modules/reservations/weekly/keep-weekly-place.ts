import { and, eq, lt, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../../database/database.types';
import { reservations } from '../../../database/schema/slots';
import { weeklySlotDates, weeklySlots } from '../../../database/schema/weekly-slot';
import { newId } from '../../../ids';
import { queueMail } from '../../../mail/queue-mail';
import { localDay } from '../../../time/local-day';
import type { Business } from '../../businesses/businesses.repository';
import { addressOfMember } from '../../member/address-book.repository';
import { memberById } from '../../member/member.repository';
import { endPlaces } from '../../slots/end-places';
import { insertReservation } from '../../slots/insert-reservation';
import { placesLeft, slotsBetween } from '../../slots/slots.repository';
import { readStore, storesDeliveringTo } from '../../stores/stores.repository';
import type { DeliveryPlace } from '../../stores/stores.service';
import { bookableDays } from '../list-slots.service';
import { NO_PLACE } from '../place-of-order';
import { type ComingDate, comingDate, type WeeklySlotRow } from './coming-date';
import { lockWithinShare } from './weekly-share';

/** How long a date without a place, or one that is not bookable yet, waits for the next try. */
const RETRY_MS = 600_000;

/** Where a weekly slot is delivered; undefined when the address is gone or outside the store's area. */
async function placeOf(tx: Database, weekly: WeeklySlotRow): Promise<DeliveryPlace | undefined> {
  if (weekly.method === 'collection') return NO_PLACE;
  const address = weekly.addressId && (await addressOfMember(tx, weekly.memberId, weekly.addressId));
  if (!address) return undefined;
  const delivering = await storesDeliveringTo(tx, address.postcode);
  if (!delivering.has(weekly.storeId)) return undefined;
  return { postcode: address.postcode, zone: delivering.get(weekly.storeId) };
}

/** The picking units to keep: the items of the member's latest order at the store. */
async function expectedUnits(tx: Database, { memberId, storeId }: WeeklySlotRow): Promise<number> {
  const row = await firstRow<{ units: number }>(
    tx,
    sql`select coalesce(sum(quantity), 1)::int as units from order_lines where draft_order_id = (
          select draft_order_id from orders
          where member_id = ${memberId} and store_id = ${storeId} and placed_at is not null and changed_into is null
          order by placed_at desc limit 1)`,
  );
  return row?.units ?? 1;
}

/**
 * Takes a place for a weekly slot, within its share and never the last free one.
 * @returns the reservation's id; undefined when there is no place
 */
async function takePlace(
  tx: Database,
  weekly: WeeklySlotRow,
  { date, slot, keptUntil }: ComingDate,
  now: Date,
): Promise<number | undefined> {
  const place = await placeOf(tx, weekly);
  if (!slot || !place) return undefined;
  const { zone, postcode } = place;
  const units = await expectedUnits(tx, weekly);
  if (!(await lockWithinShare(tx, slot, zone, units))) return undefined;
  const listed = await slotsBetween(tx, weekly.storeId, weekly.method, { from: date, to: date }, now, { zone, units });
  const found = listed.find(({ slotId }) => slotId === slot.slotId);
  if (!found || placesLeft(found) < 2) return undefined;
  const reservationId = newId();
  const inserted = await insertReservation(
    tx,
    {
      storeId: slot.storeId,
      slotId: slot.slotId,
      reservationId,
      basketId: weekly.id,
      type: 'future',
      zoneId: zone?.id,
      postcode,
      units,
      holder: { session: undefined, address: undefined },
      expiresAt: keptUntil,
      extensionsLeft: 0,
      weeklySlotId: weekly.id,
    },
    now,
  );
  if (!inserted) throw new Error('A place that was locked and free could not be taken');
  return reservationId;
}

/** Whether the store takes orders for the date yet; undefined for a store that is closed or no longer listed. */
async function isBookableYet(tx: Database, weekly: WeeklySlotRow, business: Business, date: string, now: Date) {
  const store = await readStore(tx, business.id, weekly.storeId);
  if (store.closed || !store.listed || !store.fulfilment.includes(weekly.method)) return undefined;
  return date <= bookableDays(store, localDay(now, business.settings.timeZone)).last;
}

/** The record of a date; a store's withdrawal of the kept place makes it a missed one. */
async function dateOf(tx: Database, weekly: WeeklySlotRow, date: string) {
  const [row] = await tx
    .select({ known: weeklySlotDates, place: reservations.state })
    .from(weeklySlotDates)
    .leftJoin(
      reservations,
      and(eq(reservations.storeId, weekly.storeId), eq(reservations.reservationId, weeklySlotDates.reservationId)),
    )
    .where(and(eq(weeklySlotDates.weeklySlotId, weekly.id), eq(weeklySlotDates.localDate, date)));
  if (!row) return undefined;
  return { id: row.known.id, state: row.place === 'withdrawn' ? ('missed' as const) : row.known.state };
}

/**
 * Keeps a place for the coming date of a weekly slot whose row the caller has locked, records the outcome and queues
 * the mail about it, once for each outcome of a date.
 */
export async function keepWeeklyPlace(
  tx: Database,
  business: Business,
  weekly: WeeklySlotRow,
  now: Date,
): Promise<void> {
  const coming = await comingDate(tx, weekly, business.settings.timeZone, now);
  const { date, keptUntil } = coming;
  const checkAt = (instant: number) =>
    tx
      .update(weeklySlots)
      .set({ nextCheckAt: new Date(Math.min(instant, keptUntil.getTime())) })
      .where(eq(weeklySlots.id, weekly.id));
  await tx
    .delete(weeklySlotDates)
    .where(and(eq(weeklySlotDates.weeklySlotId, weekly.id), lt(weeklySlotDates.localDate, date)));
  // The sweep may not have released the place of the date before.
  await endPlaces(
    tx,
    'held',
    'lapsed',
    sql`select store_id, reservation_id from reservations
        where basket_id = ${weekly.id} and state = 'held' and expires_at <= ${at(now)}`,
  );
  const known = await dateOf(tx, weekly, date);
  if (known && known.state !== 'missed') return void (await checkAt(keptUntil.getTime()));
  const isBookable = await isBookableYet(tx, weekly, business, date, now);
  if (isBookable === false) return void (await checkAt(now.getTime() + RETRY_MS));
  const reservationId = isBookable ? await takePlace(tx, weekly, coming, now) : undefined;
  const state = reservationId === undefined ? 'missed' : 'kept';
  const [recorded] = await tx
    .insert(weeklySlotDates)
    .values({ id: newId(), weeklySlotId: weekly.id, localDate: date, state, reservationId: reservationId ?? null })
    .onConflictDoUpdate({
      target: [weeklySlotDates.weeklySlotId, weeklySlotDates.localDate],
      set: { state, reservationId: reservationId ?? null },
    })
    .returning();
  await checkAt(state === 'kept' ? keptUntil.getTime() : now.getTime() + RETRY_MS);
  const member = await memberById(tx, weekly.memberId, business.id);
  if (!member || !recorded) return;
  const mail = { businessId: business.id, subjectId: recorded.id, recipient: member.emailAddress };
  await queueMail(tx, { kind: state === 'kept' ? 'weekly_slot_kept' : 'weekly_slot_missed', ...mail }, now);
}
