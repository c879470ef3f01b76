import moment from 'moment';
import { dateFormats } from './formats';
import { instantOf } from './zone';

/** True for a real day in YYYY-MM-DD: the 30th of February is none. */
export function isPlainDate(text: string): boolean {
  return moment.utc(text, dateFormats.date, true).isValid();
}

/** The instant of a day and a time on the shop's wall, or nothing where either is unreadable. */
export function parseShopTime(day: string, time: string, zone?: string): Date | undefined {
  if (!isPlainDate(day) || !moment.utc(time, dateFormats.time, true).isValid()) return undefined;
  return instantOf(day, time, zone);
}
