import type { DayClose, DayCloseSums, VatSum } from '@storefront/api/entities/day-close';
import { currencyFormat } from '@storefront/money/currency-format';

/** One amount of a day close, in minor units; what was taken off or given back is negative. */
export interface CloseRow {
  group: string;
  entry: string;
  /** Null for an amount that counts nothing. */
  count: number | null;
  amount: number;
}

/** Rates are in basis points. */
const BASIS_POINTS_PER_PERCENT = 100;

const vatRows = (group: string, parts: readonly VatSum[], sign: 1 | -1): CloseRow[] =>
  parts.flatMap(({ rate, gross, vat }) => [
    { group, entry: `Taxed at ${rate / BASIS_POINTS_PER_PERCENT}%`, count: null, amount: sign * gross },
    { group, entry: `VAT at ${rate / BASIS_POINTS_PER_PERCENT}%`, count: null, amount: sign * vat },
  ]);

function salesRows(sales: DayCloseSums['sales']): CloseRow[] {
  const row = (entry: string, amount: number): CloseRow => ({ group: 'Sales', entry, count: null, amount });
  return [
    row('Goods', sales.goods),
    row('Deals', -sales.deals),
    row('Coupons', -sales.coupons),
    row('Rewards', -sales.rewards),
    row('Delivery fees', sales.deliveryFees),
    row('Small basket fees', sales.smallBasketFees),
    row('Bag fees', sales.bagFees),
    row('Tips', sales.tips),
    row('Other', sales.other),
    { ...row('Total', sales.total), count: sales.count },
    ...vatRows('VAT of sales', sales.vat, 1),
    { ...row('VAT not stored', sales.vatUnknown), group: 'VAT of sales' },
  ];
}

/** What a refund was for. */
export const refundNames = {
  order: 'Whole orders',
  picking: 'Not picked',
  line: 'Lines',
  delivery: 'Delivery',
  goodwill: 'Goodwill',
  gateway: 'At the gateway',
} as const;

const refundRows = (refunds: DayCloseSums['refunds']): CloseRow[] => [
  ...refunds.map(({ kind, count, amount }) => ({
    group: 'Refunds',
    entry: refundNames[kind],
    count,
    amount: -amount,
  })),
  ...refunds.flatMap(({ kind, vat }) => vatRows(`Refunds: ${refundNames[kind]}`, vat, -1)),
];

function paymentRows({ gateway, scheme, ...of }: DayCloseSums['payments'][number]): CloseRow[] {
  const group = scheme === null ? gateway : `${gateway} ${scheme}`;
  const row = (entry: string, amount: number): CloseRow => ({ group, entry, count: null, amount });
  return [
    ...(gateway === 'cash' ? [] : [row('Authorised', of.authorised), row('Voided', -of.voided)]),
    row(gateway === 'cash' ? 'Taken' : 'Captured', of.captured),
    row('Refunded', -of.refunded),
  ];
}

/** The amounts of some sums in the order in which they are read. */
export const closeRows = ({ sales, refunds, cancellations, payments }: DayCloseSums): CloseRow[] => [
  ...salesRows(sales),
  ...refundRows(refunds),
  { group: 'Cancelled', entry: 'Orders', ...cancellations },
  ...payments.flatMap(paymentRows),
];

/** An amount with the decimals of its currency, without its symbol: -12.30, or -1230 in yen. */
export function decimalText(minor: number, currency: string): string {
  const { minorPerMajor } = currencyFormat({ currency });
  return (minor / minorPerMajor).toFixed(String(minorPerMajor).length - 1);
}

/** The parts of a day close with their names: the whole, then each store. */
export const partsOf = ({ total, stores }: DayClose): { slug: string; title: string; sums: DayCloseSums }[] => [
  { slug: '', title: 'All stores', sums: total },
  ...stores.map(({ slug, name, sums }) => ({
    slug: slug ?? '(no order)',
    title: name ?? 'Payments that placed no order',
    sums,
  })),
];
