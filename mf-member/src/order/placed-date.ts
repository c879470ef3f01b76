import { formatDate } from '@storefront/dates/format-date';
import { dateLabel, dayLabel, timeLabel } from '@storefront/dates/plain';
import type { OrderLayout } from '@storefront/ui/themes/order-layout';

/** The day of an order in a list: '06 Oct', or in words 'Tue 6 Oct' and 'Today'. */
export function placedDay(placedAt: string, now: number, style: OrderLayout['orderDates']): string {
  return style === 'words' ? dayLabel(new Date(placedAt), now) : formatDate(placedAt, 'dayMonth');
}

/** The date of an earlier event: '06 Oct 2026', or in words 'Tue 6 Oct 2026'. */
export const pastDate = (at: string, style: OrderLayout['orderDates']): string =>
  style === 'words' ? dateLabel(new Date(at)) : formatDate(at, 'dayMonthYear');

/** The day and time of an order: '06 Oct 2026, 5:00pm', or in words 'Tue 6 Oct 2026, 5pm'. */
export function placedDayAndTime(placedAt: string, style: OrderLayout['orderDates']): string {
  const date = new Date(placedAt);
  return style === 'words'
    ? `${dateLabel(date)}, ${timeLabel(date)}`
    : `${formatDate(placedAt, 'dayMonthYear')}, ${formatDate(placedAt, 'clock')}`;
}
