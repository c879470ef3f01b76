import type { WeeklySlot, WeeklyWindow } from '@storefront/api/entities/weekly-slot';
import { clockTime, dateLabel, hoursLabel, slotLabel, timeLabel } from '@storefront/dates/plain';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A window in words: 'Friday, 5pm to 6pm, delivery'. */
export const windowWords = ({ weekday, starts, ends, fulfilmentMethod }: WeeklyWindow): string =>
  `${WEEKDAYS[weekday]}, ${clockTime(starts)} to ${clockTime(ends)}, ${fulfilmentMethod}`;

/** A window as it fits into a select of the smallest phone: 'Delivery, Fri 5–6pm'. */
export const windowOption = ({ weekday, starts, ends, fulfilmentMethod }: WeeklyWindow): string =>
  `${fulfilmentMethod === 'delivery' ? 'Delivery' : 'Collection'}, ${WEEKDAYS[weekday]?.slice(0, 3)} ${hoursLabel(clockTime(starts), clockTime(ends))}`;

/** A window as the value of a form: 'delivery 5 17:00 18:00'. */
export const windowValue = ({ fulfilmentMethod, weekday, starts, ends }: WeeklyWindow): string =>
  `${fulfilmentMethod} ${weekday} ${starts} ${ends}`;

/** The window in a form's value; undefined for another text. */
export function windowOfValue(value: string | undefined): WeeklyWindow | undefined {
  const found = /^(delivery|collection) ([0-6]) (\d{2}:\d{2}) (\d{2}:\d{2})$/.exec(value ?? '');
  const [, method, weekday, starts, ends] = found ?? [];
  if (!starts || !ends) return undefined;
  return { fulfilmentMethod: method === 'collection' ? method : 'delivery', weekday: Number(weekday), starts, ends };
}

type Coming = WeeklySlot['coming'];

/** The coming date in words: 'Fri 27 Nov 2026, 5–6pm'. */
export const comingWords = ({ startDate, endDate }: Coming): string =>
  `${dateLabel(new Date(startDate))}, ${slotLabel(new Date(startDate), new Date(endDate))}`;

/** What becomes of the coming date, as the member reads it. */
export function stateWords({ state, keptUntil }: Coming): string {
  const until = `${dateLabel(new Date(keptUntil))} at ${timeLabel(new Date(keptUntil))}`;
  const words: Record<Coming['state'], string> = {
    waiting: 'The store is not taking orders for this day yet. We will keep a place for you as soon as it does.',
    kept: `A place is kept for you. Order before ${until}; after that we offer it to other shoppers.`,
    in_basket: `This time is held for your basket. Order before ${until}; after that we offer it to other shoppers.`,
    ordered: 'You have ordered for this time.',
    skipped: 'You are skipping this week.',
    missed:
      'We could not keep a place: this time is full, or the store does not offer it that day. We will keep trying.',
    given_back: 'You no longer have a place this week.',
  };
  return words[state];
}
