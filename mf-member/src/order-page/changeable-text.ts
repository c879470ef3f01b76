import { timeAndDay } from '@storefront/dates/time-and-day';

/** Until when an order can be changed or cancelled, as a sentence. */
export function changeableText(verb: 'change' | 'cancel', until: string | null, now: number): string {
  if (!until) return `You can ${verb} this order until the store begins to pick it.`;
  return `You can ${verb} this order until ${timeAndDay(new Date(until), now)}.`;
}
