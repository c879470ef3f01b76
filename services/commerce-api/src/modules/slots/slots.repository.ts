import type { SlotReservation, TimeSlot } from '@storefront/api/entities/time-slot';
import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { reservations } from '../../database/schema/slots';
import { slots } from '../../database/schema/slots';
import type { SlotLabels } from './slot-labels';

export type Slot = typeof slots.$inferSelect;
export type Reservation = typeof reservations.$inferSelect;
type Method = Slot['method'];

/** From this number of places on, the shopper sees how many are left. */
const FEW_PLACES_LEFT = 5;

export function slotsBetween(db: Database, storeId: number, method: Method, from: string, to: string, now: Date) {
  return db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.storeId, storeId),
        eq(slots.method, method),
        gte(slots.localDate, from),
        lte(slots.localDate, to),
        gt(slots.startsAt, now),
      ),
    )
    .orderBy(asc(slots.startsAt));
}

export async function slotById(db: Database, storeId: number, slotId: number): Promise<Slot | undefined> {
  const [slot] = await db
    .select()
    .from(slots)
    .where(and(eq(slots.storeId, storeId), eq(slots.slotId, slotId)));
  return slot;
}

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
    );
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

export function slotView(slot: Slot, labels: SlotLabels & { asapSlotId: number | undefined }): TimeSlot {
  const left = slot.capacity - slot.reserved;
  return {
    ...slotFields(slot),
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
