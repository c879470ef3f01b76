import { formatMoney } from '@storefront/money/format-money';
import type { StorePlan } from './store-plan';

/** The lowest and the highest price of a delivery from any of the stores, for the texts that name them. */
export function deliveryFees(stores: readonly StorePlan[]): { least: string; most: string } {
  const fees = stores
    .filter(({ fulfilment }) => fulfilment.includes('delivery'))
    .flatMap(({ fees, zones = [] }) =>
      [0, ...zones.map(({ feeAdded }) => feeAdded)].flatMap((added) => fees.map((fee) => fee + added)),
    );
  const money = (amount: number) => formatMoney(amount, { currency: 'GBP' });
  return { least: money(Math.min(...fees)), most: money(Math.max(...fees)) };
}
