import { HOUR_MS } from '@storefront/api/durations';
import { timeLabel } from '@storefront/dates/plain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { isPlaced, type PlacedOrder } from '../database/order-row';
import type { TextKind } from '../database/schema/mail';
import { orders } from '../database/schema/order';
import type { QueuedMessage } from '../mail/mail.types';
import { shopOrigin } from '../mail/shop-origin';
import type { Business } from '../modules/businesses/businesses.repository';
import { isLate } from '../modules/orders/texts/queue-order-text';
import { readDriverLocation } from '../modules/orders/tracking/driver-locations.repository';
import { orderPath } from '../modules/orders/tracking/order-link';
import type { ServiceContext } from '../service-context';

/** A text that could not be sent for longer would surprise a shopper who has the order already. */
const MAX_AGE_MS = HOUR_MS;

/** What each text says after the business's name and 'your order'; the link to the order follows. */
const words: Readonly<Record<Exclude<TextKind, 'text_late'>, string>> = {
  text_on_the_way: 'is on its way. Follow it here:',
  text_ready: 'is ready to collect. Details:',
  text_not_delivered: 'could not be delivered. What happens next:',
  text_rejected: 'cannot be fulfilled by the store. Details:',
};

/** The words of a text; undefined for a delay that is over, because the order has arrived or is expected in its slot. */
async function wordsOf(
  db: Database,
  kind: TextKind,
  order: PlacedOrder,
  { timeZone }: Business['settings'],
): Promise<string | undefined> {
  if (kind !== 'text_late') return words[kind];
  // There is none of an order that has arrived.
  const { estimatedArrival } = (await readDriverLocation(db, order.draftOrderId)) ?? {};
  if (!estimatedArrival || !isLate(order, estimatedArrival)) return undefined;
  return `is running late: we expect it at about ${timeLabel(estimatedArrival, timeZone)}. Follow it here:`;
}

/**
 * Sends a text about an order to the number of its contact.
 * @returns whether it was sent; false where nothing can be: no account for texts, no number, too old, undeliverable
 * @throws Error when the gateway is unavailable
 */
export async function sendText(
  { db, keys, config, sms, clock }: ServiceContext,
  { kind, subjectId, createdAt }: QueuedMessage<TextKind>,
  business: Business,
): Promise<boolean> {
  const gateway = sms(business.id);
  const [order] = await db.select().from(orders).where(eq(orders.draftOrderId, subjectId));
  const isTooOld = clock.now().getTime() - createdAt.getTime() > MAX_AGE_MS;
  if (!gateway || isTooOld || !isPlaced(order) || !order.contact.phoneNumber) return false;
  const said = await wordsOf(db, kind, order, business.settings);
  if (!said) return false;
  const link = `${shopOrigin(config, business)}${orderPath(keys, business, order)}`;
  const text = `${business.name}: your order ${order.businessOrderId} ${said} ${link}`;
  const outcome = await gateway.send(order.contact.phoneNumber, text);
  if (outcome === 'unavailable') throw new Error(`The text ${kind} of order ${order.businessOrderId} was not accepted`);
  return outcome === 'accepted';
}
