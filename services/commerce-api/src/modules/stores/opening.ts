import type { StoreState } from '@storefront/api/entities/enumerations';
import { clockTime } from '@storefront/dates/plain';
import { wallTime } from '@storefront/dates/zone';
import type { OpeningHours } from '../../database/schema/store';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

interface HasOpeningHours {
  openingHours: OpeningHours[];
  closed: boolean;
  onlyFutureSlots: boolean;
  orderDaysInAdvance: number;
}

function localMoment(now: Date, zone: string) {
  const { year, month, day, hour, minute } = wallTime(now, zone);
  const pad = (value: number) => String(value).padStart(2, '0');
  return { weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(), time: `${pad(hour)}:${pad(minute)}` };
}

/** The opening hours of a moment's day; null on a closed day. */
export function hoursOn({ openingHours }: Pick<HasOpeningHours, 'openingHours'>, at: Date, zone: string) {
  const hours = openingHours.find(({ day }) => day === localMoment(at, zone).weekday);
  return hours ? { opens: hours.opens, closes: hours.closes } : null;
}

/** Open now, closed but accepting orders for later, or accepting none. */
export function storeState(store: HasOpeningHours, now: Date, zone: string): StoreState {
  if (store.closed) return 'closed';
  const { weekday, time } = localMoment(now, zone);
  const hours = store.openingHours.find(({ day }) => day === weekday);
  const openNow = hours !== undefined && hours.opens <= time && time < hours.closes;
  if (openNow && !store.onlyFutureSlots) return 'open';
  // Before opening time, today's slots can be booked.
  const opensLater = hours !== undefined && time < hours.opens && !store.onlyFutureSlots;
  return opensLater || store.orderDaysInAdvance > 0 ? 'preorder' : 'closed';
}

export function openingText(store: HasOpeningHours, now: Date, zone: string): string {
  if (store.closed) return 'Closed until further notice';
  const { weekday, time } = localMoment(now, zone);
  const hours = store.openingHours.find(({ day }) => day === weekday);
  if (hours && time < hours.opens) return `Opens ${clockTime(hours.opens)}`;
  if (hours && time < hours.closes) return `Open until ${clockTime(hours.closes)}`;
  const tomorrow = store.openingHours.find(({ day }) => day === (weekday + 1) % 7);
  return tomorrow ? `Opens ${clockTime(tomorrow.opens)} tomorrow` : 'Closed today';
}

/** Monday first. */
export function openingWeek(store: HasOpeningHours) {
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
    const hours = store.openingHours.find(({ day }) => day === weekday);
    return { day: DAYS[weekday] ?? '', opens: hours?.opens ?? null, closes: hours?.closes ?? null };
  });
}
