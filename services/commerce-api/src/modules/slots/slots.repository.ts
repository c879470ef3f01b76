import type { SlotReservation, TimeSlot } from '@storefront/api/entities/time-slot';
import { and, arrayContains, asc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { at, type Database } from '../../database/database.types';
import type { reservations } from '../../database/schema/slots';
import { slotPools, slots, zonePlaces } from '../../database/schema/slots';
import type { DeliveryZone } from './delivery-zones';
import type { HeldPlace } from './reservation.repository';
import type { SlotLabels } from './slot-labels';
import { slotFee } from './slot-price';

export type Slot = typeof slots.$inferSelect;
export type Reservation = typeof reservations.$inferSelect;
type Method = Slot['method'];

/** From this number of places on, the shopper sees how many are left. */
export const FEW_PLACES_LEFT = 5;

/** SQL: the slot can still be booked. The first comparison lets the index on the start be used. */
export const isBookable = (now: Date): SQL =>
  sql`offered and not withdrawn and starts_at > ${at(now)} and starts_at - lead_minutes * interval '1 minute' > ${at(now)}`;

/** The instant at which booking and paying for a slot end. */
export const closesAt = ({ startsAt, leadMinutes }: Pick<Slot, 'startsAt' | 'leadMinutes'>): Date =>
  new Date(startsAt.getTime() - leadMinutes * 60_000);

/** A slot with its price for a zone, and what is free besides its own places; null without a limit. */
export type ListedSlot = Slot & {
  poolLeft: number | null;
  zoneLeft: number | null;
  /** Whether slot, pool and zone have the picking units that the basket needs. */
  fitsUnits: boolean;
  /** Whether any of them limits its picking units. */
  countsUnits: boolean;
};

type Places = Pick<ListedSlot, 'capacity' | 'reserved' | 'poolLeft' | 'zoneLeft' | 'fitsUnits'>;

/** The places of a slot that can still be reserved. */
export const placesLeft = ({ capacity, reserved, poolLeft, zoneLeft, fitsUnits }: Places) =>
  fitsUnits
    ? Math.min(capacity - reserved, poolLeft ?? Number.POSITIVE_INFINITY, zoneLeft ?? Number.POSITIVE_INFINITY)
    : 0;

/** Who asks for slots: the zone of the delivery, and the picking units of the basket. */
export interface SlotsFor {
  zone?: DeliveryZone | undefined;
  units?: number;
  /** The hold that the basket would give back. */
  own?: HeldPlace | undefined;
}

/** The picking units of a hold that also count in a slot, in its pool and in its zone. */
function ownUnitsIn({ own, zone }: SlotsFor, slot: Slot) {
  if (own?.reservation.state !== 'held') return { inSlot: 0, inPool: 0, inZone: 0 };
  const { units, zoneId } = own.reservation;
  const isSlot = own.slot.slotId === slot.slotId;
  const isPool = slot.pool !== null && own.slot.pool === slot.pool && own.slot.localDate === slot.localDate;
  return { inSlot: isSlot ? units : 0, inPool: isPool ? units : 0, inZone: isSlot && zoneId === zone?.id ? units : 0 };
}

/** The slots of some days that can still be booked in a zone, in the order of their start; without a zone all. */
export async function slotsBetween(
  db: Database,
  storeId: number,
  method: Method,
  { from, to }: { from: string; to: string },
  now: Date,
  slotsFor: SlotsFor = {},
): Promise<ListedSlot[]> {
  const { zone, units = 0 } = slotsFor;
  const rows = await db
    .select({
      slot: slots,
      poolLeft: sql<number | null>`${slotPools.capacity} - ${slotPools.reserved}`,
      poolUnitsLeft: sql<number | null>`${slotPools.unitCapacity} - ${slotPools.unitsReserved}`,
      inZone: sql<number>`coalesce(${zonePlaces.reserved}, 0)`,
      unitsInZone: sql<number>`coalesce(${zonePlaces.unitsReserved}, 0)`,
    })
    .from(slots)
    .leftJoin(
      zonePlaces,
      and(
        eq(zonePlaces.storeId, slots.storeId),
        eq(zonePlaces.slotId, slots.slotId),
        zone ? eq(zonePlaces.zoneId, zone.id) : sql`false`,
      ),
    )
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
        zone && or(isNull(slots.zones), arrayContains(slots.zones, [zone.code])),
      ),
    )
    .orderBy(asc(slots.startsAt), asc(slots.endsAt));
  return rows.map(({ slot, poolLeft, poolUnitsLeft, inZone, unitsInZone }) => {
    const own = ownUnitsIn(slotsFor, slot);
    const unitsLeft = [
      slot.unitCapacity === null ? null : slot.unitCapacity - slot.unitsReserved + own.inSlot,
      poolUnitsLeft === null ? null : poolUnitsLeft + own.inPool,
      zone?.unitsPerSlot == null ? null : zone.unitsPerSlot - unitsInZone + own.inZone,
    ].filter((left) => left !== null);
    return {
      ...slot,
      fee: slotFee(slot, zone),
      poolLeft,
      zoneLeft: zone?.ordersPerSlot == null ? null : zone.ordersPerSlot - inZone,
      // An empty basket will have one item at least.
      fitsUnits: unitsLeft.every((left) => left >= Math.max(units, 1)),
      countsUnits: unitsLeft.length > 0,
    };
  });
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

/** Whether the shopper may hold the place longer: never beyond the slot's cut-off. */
const canExtend = ({ state, expiresAt, extensionsLeft }: Reservation, slot: Slot, now: Date): boolean =>
  state === 'held' && expiresAt > now && extensionsLeft > 0 && expiresAt < closesAt(slot);

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
    ...(canExtend(reservation, slot, now) && { extensionsLeft: reservation.extensionsLeft }),
  };
}
