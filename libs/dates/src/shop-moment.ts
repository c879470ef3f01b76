import moment, { type Moment } from 'moment';
import { shopZone } from './shop-zone';
import { instantOf, offsetMinutes } from './zone';

/** A moment in the shop's time zone, whatever the machine's. It uses Intl, so no time zone data is shipped. */
export function shopMoment(instant: Date | number | string, zone: string = shopZone): Moment {
  // Strict parsing: otherwise moment falls back to the engine's own parser and warns.
  const utc = typeof instant === 'string' ? moment.utc(instant, moment.ISO_8601, true) : moment.utc(instant);
  return utc.isValid() ? utc.utcOffset(offsetMinutes(utc.valueOf(), zone)) : utc;
}

/** The same local time a number of days later, also across a clock change. */
export function addShopDays(instant: Date | number | string, days: number, zone: string = shopZone): Moment {
  const shifted = shopMoment(instant, zone).clone().add(days, 'days');
  return shopMoment(instantOf(shifted.format('YYYY-MM-DD'), shifted.format('HH:mm:ss'), zone), zone);
}
