import { instantOf, wallTime } from '@storefront/dates/zone';
import { isDay } from './local-day';

/** An instant as the clocks of a zone show it, to the minute: 2026-11-28T17:00. */
export function localMinute(instant: Date, zone: string): string {
  const { year, month, day, hour, minute } = wallTime(instant, zone);
  return new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString().slice(0, 16);
}

/** The instant of a local minute; undefined for a day that does not exist. */
export function instantOfMinute(local: string, zone: string): Date | undefined {
  const [day = '', time = ''] = local.split('T');
  return isDay(day) ? instantOf(day, time, zone) : undefined;
}
