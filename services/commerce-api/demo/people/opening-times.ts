import { instantOf } from '@storefront/dates/zone';
import { addDays, localDay, weekdayOf } from '../../src/time/local-day';
import type { ImportedStore, ImportedTemplate } from '../imported-rows';

const MINUTE = 60_000;
/** The longest that any demo store stays closed. */
const DAYS_TO_LOOK = 10;

type Hours = ImportedStore['openingHours'];

/** Opening to closing time of a calendar day in milliseconds; undefined when the store is closed. */
export function openOn(hours: Hours, day: string, zone: string): readonly [from: number, to: number] | undefined {
  const found = hours.find((one) => one.day === weekdayOf(day));
  return found && [instantOf(day, found.opens, zone).getTime(), instantOf(day, found.closes, zone).getTime()];
}

/** The instant a number of minutes before `instant`, counting only opening hours. */
export function backByOpenMinutes(hours: Hours, instant: Date, minutes: number, zone: string): Date {
  const today = localDay(instant, zone);
  let left = minutes * MINUTE;
  for (let ago = 0; ago <= DAYS_TO_LOOK; ago += 1) {
    const open = openOn(hours, addDays(today, -ago), zone);
    if (!open) continue;
    const until = Math.min(open[1], instant.getTime());
    if (until - left >= open[0]) return new Date(until - left);
    left -= Math.max(0, until - open[0]);
  }
  throw new Error(`The store is not open for ${minutes} minutes before ${instant.toISOString()}`);
}

/**
 * The slot of `templates` that starts nearest to `instant` on one side of it.
 * @param side 'until': the last one that starts no later; 'from': the first one that starts no earlier
 */
export function slotNear(
  templates: readonly ImportedTemplate[],
  instant: Date,
  side: 'until' | 'from',
  zone: string,
): { startsAt: Date; endsAt: Date } {
  const today = localDay(instant, zone);
  const step = side === 'until' ? -1 : 1;
  for (let days = 0; days <= DAYS_TO_LOOK; days += 1) {
    const day = addDays(today, step * days);
    const starts = templates
      .filter((template) => template.days.includes(weekdayOf(day)))
      .map((template) => ({
        startsAt: instantOf(day, template.starts, zone),
        endsAt: instantOf(day, template.ends, zone),
      }))
      .filter(({ startsAt }) => step * (startsAt.getTime() - instant.getTime()) >= 0)
      .sort((a, b) => step * (a.startsAt.getTime() - b.startsAt.getTime()));
    if (starts[0]) return starts[0];
  }
  throw new Error(`No slot ${side} ${instant.toISOString()}`);
}
