import type { Order } from '@storefront/api/entities/order';
import { timeLabel } from '@storefront/dates/plain';
import { inSentence, orderDay } from '../order/order-when.model';

/** Until when an order can be changed or cancelled, as a sentence. */
export function changeableText(verb: 'change' | 'cancel', until: string | null, now: number): string {
  if (!until) return `You can ${verb} this order until the store begins to pick it.`;
  const day = orderDay({ placedAt: until, slotStartsAt: null, slotEndsAt: null } satisfies Partial<Order>, now);
  return `You can ${verb} this order until ${timeLabel(new Date(until))}, ${inSentence(day)}.`;
}
