import type { Basket } from '@storefront/api/entities/basket';
import type { TotalsRow } from '@storefront/ui/totals';

/** The rows of a basket's totals in order; rows of zero are left out, except free delivery. */
export function basketTotalsRows({ totals, fulfilmentMethod, coupon, deals, reservation }: Basket): TotalsRow[] {
  return [
    { label: 'Items', amount: totals.items },
    ...(totals.savings
      ? [{ label: 'You save', amount: -totals.savings, kind: 'saving' as const, note: 'Already taken off' }]
      : []),
    ...deals
      .filter(({ saving }) => saving > 0)
      .map(({ name, saving }) => ({ label: name, amount: -saving, kind: 'saving' as const })),
    ...(coupon?.discount
      ? [{ label: `Coupon ${coupon.coupon}`, amount: -coupon.discount, kind: 'saving' as const }]
      : []),
    {
      label: fulfilmentMethod === 'delivery' ? 'Delivery' : 'Collection',
      // The delivery fee depends on the slot.
      amount: fulfilmentMethod === 'delivery' && !reservation ? 'Depends on the time' : totals.deliveryFee || 'Free',
    },
    ...(totals.tip ? [{ label: 'Tip', amount: totals.tip }] : []),
    { label: 'Total', amount: totals.total, kind: 'total' as const },
  ];
}
