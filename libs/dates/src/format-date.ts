import { type DateFormat, dateFormats } from './formats';
import { shopMoment } from './shop-moment';

/** An instant in one of the specification's formats, on the shop's clock; an unreadable one is empty, not 'Invalid date'. */
export function formatDate(instant: Date | number | string, format: DateFormat, zone?: string): string {
  const shown = shopMoment(instant, zone);
  return shown.isValid() ? shown.format(dateFormats[format]) : '';
}
