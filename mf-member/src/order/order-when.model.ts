import type { Order, OrderSummary } from '@storefront/api/entities/order';
import { dayLabel, slotLabel } from '@storefront/dates/plain';
import { isUnderWay } from './order-state.model';

type OrderTimes = Pick<OrderSummary, 'placedAt' | 'slotStartsAt' | 'slotEndsAt'>;

/** The day of an order: that of its slot, else the day it was placed. */
export const orderDay = ({ slotStartsAt, placedAt }: OrderTimes, now: number): string =>
  dayLabel(new Date(slotStartsAt ?? placedAt), now);

/** The day on which an order arrived, which may be before its slot; of others, the day of the order. */
export function listedDay(order: OrderTimes & Pick<Order, 'status'> & Partial<Pick<Order, 'events'>>, now: number) {
  if (order.status !== 'delivered') return orderDay(order, now);
  const arrivedAt = order.events?.findLast(({ status }) => status === 'delivered')?.at;
  return dayLabel(Math.min(Date.parse(arrivedAt ?? order.slotStartsAt ?? order.placedAt), now), now);
}

/** When it is delivered or collected: 'Today, 5–6pm'. */
export function orderWhen(order: OrderTimes, now: number): string {
  const { slotStartsAt, slotEndsAt } = order;
  const day = orderDay(order, now);
  return slotStartsAt && slotEndsAt ? `${day}, ${slotLabel(new Date(slotStartsAt), new Date(slotEndsAt))}` : day;
}

/** A day inside a sentence: 'Delivery today', but 'Delivery Sat 14 Nov'. */
export const inSentence = (when: string): string => when.replace(/^To/, 'to');

/** When an order comes, when it came, or for when it was: 'Delivery tomorrow, 5–6pm', 'Delivered today'. */
export function orderHeading(
  order: OrderTimes & Pick<Order, 'status' | 'fulfilmentMethod'> & Partial<Pick<Order, 'events'>>,
  now: number,
): string {
  const isDelivery = order.fulfilmentMethod === 'delivery';
  const way = isDelivery ? 'Delivery' : 'Collection';
  if (isUnderWay(order)) return `${way} ${inSentence(orderWhen(order, now))}`;
  if (order.status === 'delivered')
    return `${isDelivery ? 'Delivered' : 'Collected'} ${inSentence(listedDay(order, now))}`;
  return `${way} was for ${inSentence(orderDay(order, now))}`;
}
