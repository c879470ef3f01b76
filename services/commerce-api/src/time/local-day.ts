import { DAY_MS } from '@storefront/api/durations';
import { wallTime } from '@storefront/dates/zone';

/** The calendar day in the store's time zone, YYYY-MM-DD. */
export function localDay(instant: Date, zone: string): string {
  const { year, month, day } = wallTime(instant, zone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** True for a date that exists: not 31 June. */
export function isDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}
