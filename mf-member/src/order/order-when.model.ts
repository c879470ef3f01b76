import type { OrderSummary } from '@storefront/api/entities/order';
import { dayLabel, slotLabel } from '@storefront/dates/plain';

type OrderTimes = Pick<OrderSummary, 'placedAt' | 'slotStartsAt' | 'slotEndsAt'>;

/** The day of an order: that of its slot, else the day it was placed. */
export const orderDay = ({ slotStartsAt, placedAt }: OrderTimes, now: number): string =>
  dayLabel(new Date(slotStartsAt ?? placedAt), now);

/** When it is delivered or collected: 'Today, 5–6pm'. */
export function orderWhen(order: OrderTimes, now: number): string {
  const { slotStartsAt, slotEndsAt } = order;
  const day = orderDay(order, now);
  return slotStartsAt && slotEndsAt ? `${day}, ${slotLabel(new Date(slotStartsAt), new Date(slotEndsAt))}` : day;
}

/** A day inside a sentence: 'Delivery today', but 'Delivery Sat 14 Nov'. */
export const inSentence = (when: string): string => when.replace(/^To/, 'to');
