import { clockTime, dateLabel } from '@storefront/dates/plain';

/** A minute by the business's clocks in words: '2026-12-01T06:00' is 'Tue 1 Dec, 6am'. */
export function minuteLabel(local: string): string {
  const [day = '', time = ''] = local.split('T');
  const words = dateLabel(new Date(`${day}T12:00:00Z`), 'UTC');
  return `${words.replace(/ \d{4}$/, '')}, ${clockTime(time)}`;
}
