import { wallTime } from '@storefront/dates/zone';

/** The greeting for an hour in the shop's time zone. */
export function greeting(now: number): string {
  const { hour } = wallTime(now);
  if (hour < 5) return 'Hello';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
