import moment from 'moment';
import { dateFormats } from './formats';
import { instantOf } from './zone';

/** True for an existing day in YYYY-MM-DD: not 30 February. */
export function isPlainDate(text: string): boolean {
  return moment.utc(text, dateFormats.date, true).isValid();
}

/** The instant of a day and a time in the shop's time zone; undefined if either is invalid. */
export function parseShopTime(day: string, time: string, zone?: string): Date | undefined {
  if (!isPlainDate(day) || !moment.utc(time, dateFormats.time, true).isValid()) return undefined;
  return instantOf(day, time, zone);
}
