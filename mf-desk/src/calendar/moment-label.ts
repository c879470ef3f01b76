import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, timeLabel } from '@storefront/dates/plain';

/** A day and a time within a sentence: 'today, 10.05am', 'Wed 25 Nov, 12pm'. @param at ISO 8601 */
export function momentLabel(at: string, now: number = currentTime()): string {
  const date = new Date(at);
  const day = dayLabel(date, now);
  // Names of days and months keep their capital letters.
  return `${/\d/.test(day) ? day : day.toLowerCase()}, ${timeLabel(date)}`;
}
