import { dayLabel, plainDate } from './plain';
import { instantOf } from './zone';

export interface ItemDays {
  /** Weekdays, 0 being Sunday; null means every day. */
  readonly availableDays: readonly number[] | null;
  /** YYYY-MM-DD; null means any day. */
  readonly availableFrom: string | null;
}

const names = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];
/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0];

function listed(days: readonly number[], joint: 'and' | 'or'): string {
  const words = week.filter((day) => days.includes(day)).map((day) => names[day]);
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

/**
 * The days on which an item is available, if not every day: 'Available from Fri 4 Dec', 'Fridays and Saturdays only',
 * 'Not on Mondays'.
 */
export function itemDaysText({ availableDays, availableFrom }: ItemDays, now: Date | number): string | undefined {
  if (availableFrom && availableFrom > plainDate(now)) {
    const day = dayLabel(instantOf(availableFrom, '12:00'), now);
    return `Available from ${day === 'Tomorrow' ? 'tomorrow' : day}`;
  }
  if (!availableDays || availableDays.length === 0 || availableDays.length > 6) return undefined;
  if (availableDays.length < 4) return `${listed(availableDays, 'and')} only`;
  return `Not on ${listed(
    week.filter((day) => !availableDays.includes(day)),
    'or',
  )}`;
}
