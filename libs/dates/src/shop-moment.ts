import moment, { type Moment } from 'moment';
import { instantOf, offsetMinutes, shopZone } from './zone';

/** A moment that tells the shop's time whatever the machine's zone, by Intl's own rules: no zone data to ship. */
export function shopMoment(instant: Date | number | string, zone: string = shopZone): Moment {
  // Strict about text: moment would otherwise hand an unreadable date to the engine's own guess, and warn.
  const utc = typeof instant === 'string' ? moment.utc(instant, moment.ISO_8601, true) : moment.utc(instant);
  return utc.isValid() ? utc.utcOffset(offsetMinutes(utc.valueOf(), zone)) : utc;
}

/** So many days later at the same time on the shop's wall, over a change of the clocks too. */
export function addShopDays(instant: Date | number | string, days: number, zone: string = shopZone): Moment {
  const then = shopMoment(instant, zone).clone().add(days, 'days');
  return shopMoment(instantOf(then.format('YYYY-MM-DD'), then.format('HH:mm:ss'), zone), zone);
}
