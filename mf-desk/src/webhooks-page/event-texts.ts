import type { WebhookEvent } from '@storefront/api/entities/webhook';

/** What a program is told of by an event, in words. */
export const eventTexts: Readonly<Record<WebhookEvent, string>> = {
  'order.placed': 'An order is placed',
  'order.changed': 'A shopper changes an order',
  'order.moved': 'An order is in another state',
  'order.picked': 'An order is picked',
  'order.cancelled': 'An order is cancelled',
  'order.refunded': 'Money is given back',
  'stock.low': 'An item is running out',
  'member.deleted': 'A member has deleted their account',
};

export const events = Object.keys(eventTexts) as readonly WebhookEvent[];
