import type { HoursEffect, StoreSettings } from '@storefront/api/entities/desk/store-settings';
import { wallTime } from '@storefront/dates/zone';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { orders } from '../../../database/schema/order';
import { reservations, slots } from '../../../database/schema/slots';
import { refuse } from '../../../problem';
import { isDay } from '../../../time/local-day';
import { isWithinHours } from '../../slots/make-slots';

type Hours = Pick<StoreSettings, 'openingHours' | 'specialDays'>;

const pad = (value: number) => String(value).padStart(2, '0');

const timeOf = (at: Date, zone: string): string => {
  const { hour, minute } = wallTime(at, zone);
  return `${pad(hour)}:${pad(minute)}`;
};

/** @throws Problem store_hours_invalid with the day that is wrong */
export function checkHours({ openingHours, specialDays }: Hours): void {
  const days = openingHours.map(({ day }) => day);
  if (new Set(days).size < days.length) throw refuse('store_hours_invalid', 'A weekday is given twice');
  const dates = specialDays.map(({ date }) => date);
  if (new Set(dates).size < dates.length) throw refuse('store_hours_invalid', 'A day is given twice');
  const wrong = dates.find((date) => !isDay(date));
  if (wrong) throw refuse('store_hours_invalid', `${wrong} is not a day`);
  const all = [...openingHours, ...specialDays.flatMap(({ hours }) => hours ?? [])];
  if (all.some(({ opens, closes }) => opens >= closes))
    throw refuse('store_hours_invalid', 'A day must close later than it opens');
}

/** What hours mean for a store's coming slots: the orders and held places in slots that would be outside them. */
export async function hoursEffect(
  db: Database,
  storeId: number,
  hours: Hours,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Promise<HoursEffect> {
  const booked = await db
    .select()
    .from(slots)
    .where(and(eq(slots.storeId, storeId), gt(slots.startsAt, now), gt(slots.reserved, 0)));
  const outside = booked
    .filter(({ localDate, localTime, endsAt }) => {
      const times = { starts: localTime, ends: timeOf(endsAt, zone) };
      return !isWithinHours(times, localDate, hours);
    })
    .map(({ slotId }) => slotId);
  if (outside.length === 0) return { orders: [], holds: 0 };
  const places = await db
    .select({ state: reservations.state, number: orders.businessOrderId })
    .from(reservations)
    .leftJoin(
      orders,
      and(
        eq(orders.storeId, reservations.storeId),
        eq(orders.reservationId, reservations.reservationId),
        isNull(orders.changedInto),
      ),
    )
    .where(and(eq(reservations.storeId, storeId), inArray(reservations.slotId, outside)))
    .orderBy(asc(orders.placedAt));
  return {
    orders: places.flatMap(({ state, number }) => (state === 'confirmed' && number !== null ? [number] : [])),
    holds: places.filter(({ state }) => state === 'held').length,
  };
}
