import type { Order } from '@storefront/api/entities/order';
import { dateLabel, slotLabel } from '@storefront/dates/plain';
import { optionValueText } from '@storefront/messages/option-text';
import { formatMoney } from '@storefront/money/format-money';
import type { Database } from '../database/database.types';
import type { Business } from '../modules/businesses/businesses.repository';
import type { PlacedOrder } from '../modules/orders/order-view';
import { escaped as html } from './html-page';
import { queueMail } from './queue-mail';

/** Queues the mail in the transaction of the order. */
export function queueOrderConfirmation(
  tx: Database,
  { id: businessId }: Business,
  { draftOrderId, contact }: PlacedOrder,
  now: Date,
): Promise<void> {
  const kind = 'order_confirmation';
  return queueMail(tx, { kind, businessId, subjectId: draftOrderId, recipient: contact.email }, now);
}

function whenText({ slotStartsAt, slotEndsAt, fulfilmentMethod }: Order, { timeZone }: Business['settings']) {
  const way = fulfilmentMethod === 'delivery' ? 'Delivery' : 'Collection';
  if (!slotStartsAt || !slotEndsAt) return way;
  const [from, to] = [new Date(slotStartsAt), new Date(slotEndsAt)];
  return `${way} on ${dateLabel(from, timeZone)}, ${slotLabel(from, to, timeZone)}`;
}

function paymentText({ payment, totals, fulfilmentMethod }: Order, money: (minor: number) => string) {
  if (payment?.method === 'cash')
    return `To pay in cash ${fulfilmentMethod === 'delivery' ? 'at your door' : 'at the counter'}: ${money(totals.total)}`;
  const card = payment?.card;
  const how = payment?.state === 'authorised' ? 'Held on your card until your order is picked,' : 'Paid';
  return `${how}${card ? ` with ${card.scheme} ending in ${card.lastFour}` : ''}: ${money(totals.total)}`;
}

/** The confirmation mail as plain text and HTML: number, time, place, items and total. */
export function orderConfirmation(order: Order, { name, settings }: Business) {
  const { currency, locale } = settings;
  const money = (minor: number) => formatMoney(minor, { currency, locale });
  const lines = order.lines.map(({ quantity, name: item, options, lineTotal }) => ({
    what: `${quantity} × ${item}${options.length ? ` (${options.map(optionValueText).join(', ')})` : ''}`,
    sum: money(lineTotal),
  }));
  const { items, discount, deliveryFee, smallBasketFee, bagFee, tip, total } = order.totals;
  const sums = [
    ['Items', money(items)],
    ...(discount ? [['Discount', money(-discount)]] : []),
    ...(order.fulfilmentMethod === 'delivery' ? [['Delivery', deliveryFee ? money(deliveryFee) : 'Free']] : []),
    ...(smallBasketFee ? [['Small-basket fee', money(smallBasketFee)]] : []),
    ...(bagFee ? [['Bags', money(bagFee)]] : []),
    ...(tip ? [['Tip', money(tip)]] : []),
    ['Total', money(total)],
  ] as const;
  const place = order.deliveryAddress
    ? [order.deliveryAddress.addressLine1, order.deliveryAddress.town, order.deliveryAddress.postcode].join(', ')
    : order.storeName;
  const intro = `Thank you, ${order.contact.firstName}. ${order.storeName} has your order ${order.businessOrderId}.`;
  const facts = [whenText(order, settings), place, paymentText(order, money)];
  const row = (what: string, sum: string) =>
    `<tr><td style="padding:4px 16px 4px 0">${html(what)}</td><td style="padding:4px 0;text-align:right">${html(sum)}</td></tr>`;
  return {
    subject: `Your ${name} order ${order.businessOrderId}`,
    text: [
      intro,
      '',
      ...facts,
      '',
      ...lines.map(({ what, sum }) => `${what}  ${sum}`),
      '',
      ...sums.map(([what, sum]) => `${what}: ${sum}`),
      '',
      name,
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en-GB"><body style="font-family:system-ui,sans-serif;color:#1d1d1b;max-width:36rem;margin:0 auto;padding:16px">',
      `<h1 style="font-size:22px">${html(intro)}</h1>`,
      `<p>${facts.map(html).join('<br>')}</p>`,
      `<table style="border-collapse:collapse;width:100%">${lines.map(({ what, sum }) => row(what, sum)).join('')}</table><hr>`,
      `<table style="border-collapse:collapse;width:100%">${sums.map(([what = '', sum = '']) => row(what, sum)).join('')}</table>`,
      `<p>${html(name)}</p></body></html>`,
    ].join(''),
  };
}
