import { HOUR_MS } from '@storefront/api/durations';
import { dateLabel, timeLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { isPlaced, type PlacedOrder } from '../database/order-row';
import type { OrderTextKind, TextKind } from '../database/schema/mail';
import { orders } from '../database/schema/order';
import { paymentLinks } from '../database/schema/payment-link';
import type { QueuedMessage } from '../mail/mail.types';
import { shopOrigin } from '../mail/shop-origin';
import type { Business } from '../modules/businesses/businesses.repository';
import { isLate } from '../modules/orders/texts/queue-order-text';
import { readDriverLocation } from '../modules/orders/tracking/driver-locations.repository';
import { orderPath } from '../modules/orders/tracking/order-link';
import { linkState, targetOf } from '../modules/payment-links/link-state';
import { paymentLinkPath } from '../modules/payment-links/link-token';
import type { ServiceContext } from '../service-context';

/** A text that could not be sent for longer would surprise a shopper who has the order already. */
const MAX_AGE_MS = HOUR_MS;

/** What each text says after the business's name and 'your order'; the link to the order follows. */
const words: Readonly<Record<Exclude<OrderTextKind, 'text_late'>, string>> = {
  text_on_the_way: 'is on its way. Follow it here:',
  text_ready: 'is ready to collect. Details:',
  text_not_delivered: 'could not be delivered. What happens next:',
  text_rejected: 'cannot be fulfilled by the store. Details:',
};

/** The words of a text; undefined for a delay that is over, because the order has arrived or is expected in its slot. */
async function wordsOf(
  db: Database,
  kind: OrderTextKind,
  order: PlacedOrder,
  { timeZone }: Business['settings'],
): Promise<string | undefined> {
  if (kind !== 'text_late') return words[kind];
  // There is none of an order that has arrived.
  const { estimatedArrival } = (await readDriverLocation(db, order.draftOrderId)) ?? {};
  if (!estimatedArrival || !isLate(order, estimatedArrival)) return undefined;
  return `is running late: we expect it at about ${timeLabel(estimatedArrival, timeZone)}. Follow it here:`;
}

/** A text to send, and to which number. */
interface Text {
  /** As E.164. */
  readonly to: string;
  readonly text: string;
}

async function orderText(
  { db, keys, config }: ServiceContext,
  { kind, subjectId }: Pick<QueuedMessage<OrderTextKind>, 'kind' | 'subjectId'>,
  business: Business,
): Promise<Text | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.draftOrderId, subjectId));
  const said = isPlaced(order) ? await wordsOf(db, kind, order, business.settings) : undefined;
  if (!isPlaced(order) || !said) return undefined;
  const link = `${shopOrigin(config, business)}${orderPath(keys, business, order)}`;
  return {
    to: order.contact.phoneNumber,
    text: `${business.name}: your order ${order.businessOrderId} ${said} ${link}`,
  };
}

/** The link to pay what was ordered by phone; undefined when nobody can pay by it any more. */
async function paymentLinkText(
  { db, keys, config, clock }: ServiceContext,
  linkId: number,
  business: Business,
): Promise<Text | undefined> {
  const [link] = await db.select().from(paymentLinks).where(eq(paymentLinks.id, linkId));
  const target = link && (await targetOf(db, link));
  if (!target || linkState(target, clock.now()) !== 'open') return undefined;
  const { currency, locale, timeZone } = business.settings;
  const amount = formatMoney(link.amount, { currency, locale });
  const until = `${timeLabel(link.endsAt, timeZone)} on ${dateLabel(link.endsAt, timeZone)}`;
  const url = `${shopOrigin(config, business)}${paymentLinkPath(keys, link)}`;
  return {
    to: target.order.contact.phoneNumber,
    text: `${business.name}: pay ${amount} by ${until} for what you ordered by phone: ${url}`,
  };
}

/**
 * Sends a text to the number of an order's contact.
 * @returns whether it was sent; false where nothing can be: no account for texts, no number, too old, undeliverable
 * @throws Error when the gateway is unavailable
 */
export async function sendText(
  context: ServiceContext,
  { kind, subjectId, createdAt }: QueuedMessage<TextKind>,
  business: Business,
): Promise<boolean> {
  const gateway = context.sms(business.id);
  const isTooOld = context.clock.now().getTime() - createdAt.getTime() > MAX_AGE_MS;
  if (!gateway || isTooOld) return false;
  const message =
    kind === 'text_payment_link'
      ? await paymentLinkText(context, subjectId, business)
      : await orderText(context, { kind, subjectId }, business);
  if (!message?.to) return false;
  const outcome = await gateway.send(message.to, message.text);
  if (outcome === 'unavailable') throw new Error(`The text ${kind} about ${subjectId} was not accepted`);
  return outcome === 'accepted';
}
