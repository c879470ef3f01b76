import type { KeptSlot } from '@storefront/api/entities/weekly-slot';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { reservations, slots } from '../../database/schema/slots';
import { weeklySlots } from '../../database/schema/weekly-slot';
import { latestReservation, moveReservation } from '../slots/reservation.repository';
import type { Slot } from '../slots/slots.repository';
import { type BasketRow, lockOpenBasket } from './basket.repository';

interface WaitingPlace {
  weeklySlotId: number;
  slot: Slot;
  keptUntil: Date;
}

/** The place that waits for a member at a store; undefined when there is none, or a basket has it. */
export async function waitingPlace(
  db: Database,
  memberId: number,
  { storeId, method }: Pick<Slot, 'storeId' | 'method'>,
  now: Date,
): Promise<WaitingPlace | undefined> {
  const [row] = await db
    .select({ weeklySlotId: weeklySlots.id, slot: slots, keptUntil: reservations.expiresAt })
    .from(weeklySlots)
    .innerJoin(reservations, and(eq(reservations.basketId, weeklySlots.id), eq(reservations.state, 'held')))
    .innerJoin(slots, and(eq(slots.storeId, reservations.storeId), eq(slots.slotId, reservations.slotId)))
    .where(
      and(
        eq(weeklySlots.memberId, memberId),
        eq(weeklySlots.storeId, storeId),
        eq(weeklySlots.method, method),
        gt(reservations.expiresAt, now),
      ),
    );
  return row;
}

/** The kept place, as the list of slots shows it. */
export async function keptSlotOf(
  db: Database,
  memberId: number,
  at: Pick<Slot, 'storeId' | 'method'>,
  now: Date,
): Promise<KeptSlot | null> {
  const waiting = await waitingPlace(db, memberId, at, now);
  if (!waiting) return null;
  const { slot, keptUntil } = waiting;
  return {
    slotId: slot.slotId,
    startDate: slot.startsAt.toISOString(),
    endDate: slot.endsAt.toISOString(),
    timeSlotDate: slot.localDate,
    timeSlotTime: slot.localTime,
    keptUntil: keptUntil.toISOString(),
  };
}

/** Gives a member's basket without a time the place that waits for the member there. */
export async function takeWeeklyPlace(tx: Database, basket: BasketRow, now: Date): Promise<void> {
  const { businessId, memberId, storeId, fulfilmentMethod: method, token, amendsDraftOrderId } = basket;
  if (memberId === null || storeId === null || amendsDraftOrderId !== null) return;
  const waiting = await waitingPlace(tx, memberId, { storeId, method }, now);
  if (!waiting) return;
  const { id } = await lockOpenBasket(tx, businessId, token);
  const latest = await latestReservation(tx, id);
  const holds = latest?.reservation.state === 'held' && latest.reservation.expiresAt > now;
  if (!holds) await moveReservation(tx, waiting.weeklySlotId, id, now);
}
