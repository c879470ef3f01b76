import type { Order } from '@storefront/api/entities/order';
import type { TotalsRow } from '@storefront/ui/totals';

/** The rows of an order's totals in order, which add up. */
export function orderTotalsRows({ totals, fulfilmentMethod }: Pick<Order, 'totals' | 'fulfilmentMethod'>): TotalsRow[] {
  return [
    { label: 'Items', amount: totals.items },
    ...(totals.discount ? [{ label: 'Discount', amount: -totals.discount, kind: 'saving' as const }] : []),
    { label: fulfilmentMethod === 'delivery' ? 'Delivery' : 'Collection', amount: totals.deliveryFee || 'Free' },
    ...(totals.smallBasketFee ? [{ label: 'Small-basket fee', amount: totals.smallBasketFee }] : []),
    ...(totals.bagFee ? [{ label: 'Bags', amount: totals.bagFee }] : []),
    ...(totals.tip ? [{ label: 'Tip', amount: totals.tip }] : []),
    { label: 'Total', amount: totals.total, kind: 'total' as const },
  ];
}
