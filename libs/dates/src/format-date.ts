import { type DateFormat, dateFormats } from './formats';
import { shopMoment } from './shop-moment';

/**
 * Formats an instant in the shop's time zone in one of the specification's formats; an invalid date gives an empty
 * text.
 */
export function formatDate(instant: Date | number | string, format: DateFormat, zone?: string): string {
  const shown = shopMoment(instant, zone);
  return shown.isValid() ? shown.format(dateFormats[format]) : '';
}
