import type { Basket } from '@storefront/api/entities/basket';
import type { TotalsRow } from '@storefront/ui/totals';

/** The rows of a basket's totals in order, which add up; rows of zero are left out, except free delivery. */
export function basketTotalsRows({ totals, fulfilmentMethod, coupon, deals, reservation }: Basket): TotalsRow[] {
  const { smallBasketFee = 0, bagFee = 0 } = totals;
  return [
    { label: 'Items', amount: totals.items },
    ...deals
      .filter(({ saving }) => saving > 0)
      .map(({ name, saving }) => ({ label: name, amount: -saving, kind: 'saving' as const })),
    ...(coupon?.discount
      ? [{ label: `Coupon ${coupon.coupon}`, amount: -coupon.discount, kind: 'saving' as const }]
      : []),
    {
      label: fulfilmentMethod === 'delivery' ? 'Delivery' : 'Collection',
      // The delivery fee depends on the slot.
      amount:
        fulfilmentMethod === 'delivery' && !reservation && !coupon?.freesDelivery
          ? 'Depends on the time'
          : totals.deliveryFee || 'Free',
    },
    ...(smallBasketFee ? [{ label: 'Small-basket fee', amount: smallBasketFee }] : []),
    ...(bagFee ? [{ label: 'Bags', amount: bagFee }] : []),
    ...(totals.tip ? [{ label: fulfilmentMethod === 'delivery' ? 'Driver’s tip' : 'Tip', amount: totals.tip }] : []),
    { label: 'Total', amount: totals.total, kind: 'total' as const },
  ];
}

/** What the shopper saves: former prices, deals and the coupon. Former prices are part of the items' sum already. */
export const savedIn = ({ totals }: Pick<Basket, 'totals'>): number => totals.savings + totals.discount;
