import type { WeeklySlot, WeeklyWindow } from '@storefront/api/entities/weekly-slot';
import { clockTime, dateLabel, slotLabel, timeLabel } from '@storefront/dates/plain';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A window in words: 'Friday, 5pm to 6pm, delivery'. */
export const windowWords = ({ weekday, starts, ends, fulfilmentMethod }: WeeklyWindow): string =>
  `${WEEKDAYS[weekday]}, ${clockTime(starts)} to ${clockTime(ends)}, ${fulfilmentMethod}`;

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
    waiting: 'The store does not take orders for this day yet. We keep a place as soon as it does.',
    kept: `A place is kept for you. Order before ${until}; after that it is free for other shoppers.`,
    in_basket: `Your basket has this time. Order before ${until}; after that it is free for other shoppers.`,
    ordered: 'You have ordered for this time.',
    skipped: 'You leave this week out.',
    missed: 'We could not keep a place: this time is full, or the store does not offer it that day. We keep trying.',
    given_back: 'You no longer have a place this week.',
  };
  return words[state];
}
