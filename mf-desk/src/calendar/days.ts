import { DAY_MS } from '@storefront/api/durations';
import { dateLabel } from '@storefront/dates/plain';

/** The days of a week. */
const WEEK = 7;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day that is some days after another, or before it: '2026-12-01' is one after '2026-11-30'. */
export const addDays = (day: string, days: number): string =>
  new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(midnight(day)).getUTCDay() + 6) % WEEK));

/** The seven days that begin with one. */
export const weekFrom = (day: string): string[] => Array.from({ length: WEEK }, (_, days) => addDays(day, days));

/** A day in words: 'Mon 30 Nov'. */
export const dayName = (day: string): string => dateLabel(midnight(day), 'UTC').split(' ').slice(0, 3).join(' ');

/** The first and the last of some days: '30 Nov – 6 Dec'. */
export const spanName = (first: string, last: string): string =>
  [first, last].map((day) => dayName(day).split(' ').slice(1).join(' ')).join(' – ');
