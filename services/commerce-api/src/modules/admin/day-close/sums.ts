import type { DayCloseSums, VatSum } from '@storefront/api/entities/day-close';
import { isRewardCode } from '../../loyalty/member-rewards';
import type { Movement } from './movements';
import type { OrderSums } from './order-versions';

export const noSums = (): DayCloseSums => ({
  sales: {
    count: 0,
    goods: 0,
    deals: 0,
    coupons: 0,
    rewards: 0,
    deliveryFees: 0,
    smallBasketFees: 0,
    bagFees: 0,
    tips: 0,
    other: 0,
    total: 0,
    vat: [],
    vatUnknown: 0,
  },
  refunds: [],
  cancellations: { count: 0, amount: 0 },
  payments: [],
});

/** The entry of a list that matches, or a new one. */
function entryIn<Entry>(list: Entry[], isIt: (entry: Entry) => boolean, create: () => Entry): Entry {
  const known = list.find(isIt);
  if (known) return known;
  const made = create();
  list.push(made);
  return made;
}

function addVat(to: VatSum[], parts: readonly VatSum[]): void {
  for (const { rate, gross, vat } of parts) {
    const at = entryIn(
      to,
      (one) => one.rate === rate,
      () => ({ rate, gross: 0, vat: 0 }),
    );
    at.gross += gross;
    at.vat += vat;
  }
}

function addOrder(sales: DayCloseSums['sales'], { totals, breakdown }: OrderSums): number {
  const { items, discount, deliveryFee, smallBasketFee = 0, bagFee = 0, tip } = totals;
  const coupon = breakdown?.coupon;
  const ofCoupon = coupon?.discount ?? 0;
  const vat = breakdown?.vat ?? [];
  const goodsAndFees = items - discount + deliveryFee + smallBasketFee + bagFee;
  sales.goods += items;
  sales.deals += discount - ofCoupon;
  sales[coupon && isRewardCode(coupon.code) ? 'rewards' : 'coupons'] += ofCoupon;
  sales.deliveryFees += deliveryFee;
  sales.smallBasketFees += smallBasketFee;
  sales.bagFees += bagFee;
  sales.tips += tip;
  sales.vatUnknown += vat.reduce((left, { gross }) => left - gross, goodsAndFees);
  addVat(sales.vat, vat);
  return goodsAndFees + tip;
}

function addSale({ sales }: DayCloseSums, amount: number, taken: OrderSums | undefined): void {
  sales.count += 1;
  sales.total += amount;
  sales.other += amount - (taken ? addOrder(sales, taken) : 0);
}

function addRefund(sums: DayCloseSums, amount: number, { kind, vat }: NonNullable<Movement['refund']>): void {
  const refund = entryIn(
    sums.refunds,
    (one) => one.kind === kind,
    () => ({ kind, count: 0, amount: 0, vat: [] }),
  );
  refund.count += 1;
  refund.amount += amount;
  addVat(refund.vat, vat);
}

const COLUMNS = {
  authorisation: 'authorised',
  void: 'voided',
  capture: 'captured',
  cash: 'captured',
  refund: 'refunded',
} as const satisfies Record<Movement['kind'], string>;

/** Adds a movement of money to the sums. */
export function addMovement(sums: DayCloseSums, { kind, amount, gateway, scheme, taken, refund }: Movement): void {
  const payment = entryIn(
    sums.payments,
    (one) => one.gateway === gateway && one.scheme === scheme,
    () => ({ gateway, scheme, authorised: 0, voided: 0, captured: 0, refunded: 0 }),
  );
  payment[COLUMNS[kind]] += amount;
  if (kind === 'capture' || kind === 'cash') addSale(sums, amount, taken);
  if (refund) addRefund(sums, amount, refund);
}

const byRate = (a: VatSum, b: VatSum) => a.rate - b.rate;
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The sums in an order that does not depend on that of the movements. */
export const inOrder = ({ sales, refunds, cancellations, payments }: DayCloseSums): DayCloseSums => ({
  sales: { ...sales, vat: sales.vat.toSorted(byRate) },
  refunds: refunds
    .map((refund) => ({ ...refund, vat: refund.vat.toSorted(byRate) }))
    .toSorted((a, b) => byText(a.kind, b.kind)),
  cancellations,
  payments: payments.toSorted((a, b) => byText(`${a.gateway} ${a.scheme ?? ''}`, `${b.gateway} ${b.scheme ?? ''}`)),
});
