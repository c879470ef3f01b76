import type { StoreState } from '@storefront/api/entities/enumerations';
import { clockTime } from '@storefront/dates/plain';
import { wallTime } from '@storefront/dates/zone';
import type { OpeningHours, SpecialDay } from '../../database/schema/store';
import { addDays, weekdayOf } from '../../time/local-day';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

interface HasHours {
  openingHours: OpeningHours[];
  specialDays: SpecialDay[];
}

/** A store's hours on a day (YYYY-MM-DD): those of a special day, else of its weekday; undefined when closed. */
function hoursOn({ openingHours, specialDays }: HasHours, date: string) {
  const special = specialDays.find((one) => one.date === date);
  if (special) return special.hours ?? undefined;
  return openingHours.find(({ day }) => day === weekdayOf(date));
}

interface HasOpeningHours extends HasHours {
  closed: boolean;
  onlyFutureSlots: boolean;
  orderDaysInAdvance: number;
}

function localMoment(now: Date, zone: string) {
  const { year, month, day, hour, minute } = wallTime(now, zone);
  const pad = (value: number) => String(value).padStart(2, '0');
  return { date: `${year}-${pad(month)}-${pad(day)}`, time: `${pad(hour)}:${pad(minute)}` };
}

/** A store's hours on a moment's day in a time zone; null when closed. */
export function hoursAt(store: HasHours, at: Date, zone: string) {
  const hours = hoursOn(store, localMoment(at, zone).date);
  return hours ? { opens: hours.opens, closes: hours.closes } : null;
}

/** Open now, closed but accepting orders for later, or accepting none. */
export function storeState(store: HasOpeningHours, now: Date, zone: string): StoreState {
  if (store.closed) return 'closed';
  const { date, time } = localMoment(now, zone);
  const hours = hoursOn(store, date);
  const openNow = hours !== undefined && hours.opens <= time && time < hours.closes;
  if (openNow && !store.onlyFutureSlots) return 'open';
  // Before opening time, today's slots can be booked.
  const opensLater = hours !== undefined && time < hours.opens && !store.onlyFutureSlots;
  return opensLater || store.orderDaysInAdvance > 0 ? 'preorder' : 'closed';
}

export function openingText(store: HasOpeningHours, now: Date, zone: string): string {
  if (store.closed) return 'Closed until further notice';
  const { date, time } = localMoment(now, zone);
  const hours = hoursOn(store, date);
  if (hours && time < hours.opens) return `Opens ${clockTime(hours.opens)}`;
  if (hours && time < hours.closes) return `Open until ${clockTime(hours.closes)}`;
  const tomorrow = hoursOn(store, addDays(date, 1));
  return tomorrow ? `Opens ${clockTime(tomorrow.opens)} tomorrow` : 'Closed today';
}

/** Monday first. */
export function openingWeek(store: Pick<HasHours, 'openingHours'>) {
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
    const hours = store.openingHours.find(({ day }) => day === weekday);
    return { day: DAYS[weekday] ?? '', opens: hours?.opens ?? null, closes: hours?.closes ?? null };
  });
}
