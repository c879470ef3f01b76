import type { SlotReservation, TimeSlot } from '@storefront/api/entities/time-slot';
import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { at, type Database } from '../../database/database.types';
import type { reservations } from '../../database/schema/slots';
import { slotPools, slots } from '../../database/schema/slots';
import type { SlotLabels } from './slot-labels';

export type Slot = typeof slots.$inferSelect;
export type Reservation = typeof reservations.$inferSelect;
type Method = Slot['method'];

/** From this number of places on, the shopper sees how many are left. */
export const FEW_PLACES_LEFT = 5;

/** SQL: the slot can still be booked. The first comparison lets the index on the start be used. */
export const isBookable = (now: Date): SQL =>
  sql`not withdrawn and starts_at > ${at(now)} and starts_at - lead_minutes * interval '1 minute' > ${at(now)}`;

/** The instant at which booking and paying for a slot end. */
export const closesAt = ({ startsAt, leadMinutes }: Pick<Slot, 'startsAt' | 'leadMinutes'>): Date =>
  new Date(startsAt.getTime() - leadMinutes * 60_000);

/** A slot with the free places of its pool; null without a pool. */
export type ListedSlot = Slot & { poolLeft: number | null };

/** The places of a slot that can still be reserved. */
export const placesLeft = ({ capacity, reserved, poolLeft }: Pick<ListedSlot, 'capacity' | 'reserved' | 'poolLeft'>) =>
  Math.min(capacity - reserved, poolLeft ?? Number.POSITIVE_INFINITY);

/** The slots of some days that can still be booked, in the order of their start. */
export async function slotsBetween(
  db: Database,
  storeId: number,
  method: Method,
  from: string,
  to: string,
  now: Date,
): Promise<ListedSlot[]> {
  const rows = await db
    .select({ slot: slots, poolLeft: sql<number | null>`${slotPools.capacity} - ${slotPools.reserved}` })
    .from(slots)
    .leftJoin(
      slotPools,
      and(
        eq(slotPools.storeId, slots.storeId),
        eq(slotPools.pool, slots.pool),
        eq(slotPools.localDate, slots.localDate),
      ),
    )
    .where(
      and(
        eq(slots.storeId, storeId),
        eq(slots.method, method),
        gte(slots.localDate, from),
        lte(slots.localDate, to),
        isBookable(now),
      ),
    )
    .orderBy(asc(slots.startsAt), asc(slots.endsAt));
  return rows.map(({ slot, poolLeft }) => ({ ...slot, poolLeft }));
}

export async function slotById(db: Database, storeId: number, slotId: number): Promise<Slot | undefined> {
  const [slot] = await db
    .select()
    .from(slots)
    .where(and(eq(slots.storeId, storeId), eq(slots.slotId, slotId)));
  return slot;
}

/** The slot that begins at a time of a day; of several, the shortest. */
export async function slotAt(
  db: Database,
  storeId: number,
  method: Method,
  day: string,
  time: string,
): Promise<Slot | undefined> {
  const [slot] = await db
    .select()
    .from(slots)
    .where(
      and(eq(slots.storeId, storeId), eq(slots.method, method), eq(slots.localDate, day), eq(slots.localTime, time)),
    )
    .orderBy(asc(slots.endsAt))
    .limit(1);
  return slot;
}

const slotFields = (slot: Slot) => ({
  slotId: slot.slotId,
  storeId: slot.storeId,
  fulfilmentMethod: slot.method,
  startDate: slot.startsAt.toISOString(),
  endDate: slot.endsAt.toISOString(),
  timeSlotDate: slot.localDate,
  timeSlotTime: slot.localTime,
  fee: slot.fee,
});

export function slotView(slot: ListedSlot, labels: SlotLabels & { asapSlotId: number | undefined }): TimeSlot {
  const left = placesLeft(slot);
  return {
    ...slotFields(slot),
    bookableUntil: closesAt(slot).toISOString(),
    type: slot.slotId === labels.asapSlotId ? 'asap' : 'future',
    available: left > 0,
    placesLeft: left > 0 && left <= FEW_PLACES_LEFT ? left : null,
    cheapest: left > 0 && slot.fee === labels.cheapestFee,
    greenest: slot.slotId === labels.greenestSlotId,
  };
}

/** The fee that was agreed when the place was held; the slot's may have changed since. */
const feeOf = ({ fee }: Reservation, slot: Slot): number => fee ?? slot.fee;

/** A reservation as shown to its shopper; a lapsed one is shown as expired even before it was released. */
export function reservationView(reservation: Reservation, slot: Slot, now: Date): SlotReservation {
  const ranOut = reservation.state === 'held' && reservation.expiresAt <= now;
  return {
    reservationId: reservation.reservationId,
    ...slotFields(slot),
    fee: feeOf(reservation, slot),
    type: reservation.type,
    state: ranOut ? 'lapsed' : reservation.state,
    expiresAt: reservation.expiresAt.toISOString(),
  };
}
