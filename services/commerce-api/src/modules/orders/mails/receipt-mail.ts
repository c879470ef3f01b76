import type { Order } from '@storefront/api/entities/order';
import { clockTime, dateLabel, slotLabel } from '@storefront/dates/plain';
import { estimateNote, orderedWeightText } from '@storefront/messages/estimate-text';
import { optionValueText } from '@storefront/messages/option-text';
import { formatMoney } from '@storefront/money/format-money';
import { escaped as html } from '../../../mail/html-page';
import type { Business } from '../../businesses/businesses.repository';

/** When the order comes: 'Delivery on 26 November, 5–6pm'. */
export function whenText({ slotStartsAt, slotEndsAt, fulfilmentMethod }: Order, { timeZone }: Business['settings']) {
  const way = fulfilmentMethod === 'delivery' ? 'Delivery' : 'Collection';
  if (!slotStartsAt || !slotEndsAt) return way;
  const [from, to] = [new Date(slotStartsAt), new Date(slotEndsAt)];
  return `${way} on ${dateLabel(from, timeZone)}, ${slotLabel(from, to, timeZone)}`;
}

/** Where it goes; or where and when it can be collected, and what to bring. */
export function placeFacts({ deliveryAddress: to, storeName, storeAddress, storeHours }: Order): string[] {
  if (to) return [[to.addressLine1, to.town, to.postcode].join(', ')];
  return [
    storeAddress ? `${storeName}, ${storeAddress}` : storeName,
    ...(storeHours ? [`Open ${clockTime(storeHours.opens)} to ${clockTime(storeHours.closes)}`] : []),
    'Bring your order number.',
  ];
}

interface Row {
  what: string;
  sum: string;
}

function lineRows(line: Order['lines'][number], money: (minor: number) => string): Row[] {
  const { quantity, picked, name, options, lineTotal, substituted, missing } = line;
  const chosen = options.length ? ` (${options.map(optionValueText).join(', ')})` : '';
  const shown = picked ?? quantity;
  // Once a line is picked, its sum is final, weighed or not.
  const isEstimate = line.weight && !line.weight.weighed;
  const isOpen = picked === null || picked === undefined;
  const grams = line.weight && (isOpen || !isEstimate) ? `, ${orderedWeightText(line.weight, money)}` : '';
  return [
    ...(shown > 0 ? [{ what: `${shown} × ${name}${chosen}${grams}`, sum: money(lineTotal) }] : []),
    ...(substituted
      ? [{ what: `${substituted.quantity} × ${substituted.name} in place of ${name}`, sum: money(substituted.amount) }]
      : []),
    ...(missing ? [{ what: `${missing} × ${name}, not available`, sum: money(0) }] : []),
  ];
}

function sumRows({ totals, fulfilmentMethod, breakdown }: Order, money: (minor: number) => string): Row[] {
  const { items, discount, deliveryFee, smallBasketFee, bagFee, tip, total } = totals;
  const vat = (breakdown?.vat ?? []).filter((one) => one.vat > 0);
  return [
    { what: 'Items', sum: money(items) },
    ...(discount ? [{ what: 'Discount', sum: money(-discount) }] : []),
    ...(fulfilmentMethod === 'delivery' ? [{ what: 'Delivery', sum: deliveryFee ? money(deliveryFee) : 'Free' }] : []),
    ...(smallBasketFee ? [{ what: 'Small-basket fee', sum: money(smallBasketFee) }] : []),
    ...(bagFee ? [{ what: 'Bags', sum: money(bagFee) }] : []),
    ...(tip ? [{ what: 'Tip', sum: money(tip) }] : []),
    { what: 'Total', sum: money(total) },
    ...vat.map(({ rate, vat: tax }) => ({ what: `Of which VAT at ${rate / 100}%`, sum: money(tax) })),
  ];
}

/** A mail with a sentence, facts, and the order's lines and sums, as plain text and HTML. */
export function receiptMail(order: Order, { name, settings }: Business, intro: string, facts: readonly string[]) {
  const { currency, locale } = settings;
  const money = (minor: number) => formatMoney(minor, { currency, locale });
  const lines = order.lines.flatMap((line) => lineRows(line, money));
  const hasEstimate = order.lines.some(
    ({ weight, picked }) => weight && !weight.weighed && (picked === null || picked === undefined),
  );
  const stated = [...facts, ...(hasEstimate ? [estimateNote] : [])];
  const sums = sumRows(order, money);
  const row = ({ what, sum }: Row) =>
    `<tr${what === 'Total' ? ' style="font-weight:700"' : ''}><td style="padding:4px 16px 4px 0">${html(what)}</td><td style="padding:4px 0;text-align:right">${html(sum)}</td></tr>`;
  return {
    text: [
      intro,
      '',
      ...stated,
      '',
      ...lines.map(({ what, sum }) => `${what}  ${sum}`),
      '',
      ...sums.map(({ what, sum }) => `${what}: ${sum}`),
      '',
      name,
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en-GB"><body style="font-family:system-ui,sans-serif;color:#1d1d1b;max-width:36rem;margin:0 auto;padding:16px">',
      `<h1 style="font-size:22px">${html(intro)}</h1>`,
      `<p>${stated.map(html).join('<br>')}</p>`,
      `<table style="border-collapse:collapse;width:100%">${lines.map(row).join('')}</table><hr>`,
      `<table style="border-collapse:collapse;width:100%">${sums.map(row).join('')}</table>`,
      `<p>${html(name)}</p></body></html>`,
    ].join(''),
  };
}
