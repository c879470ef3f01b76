import type { Basket } from '@storefront/api/entities/basket';
import type { TotalsRow } from '@storefront/ui/totals';

/** The rows that add up to an order's total. */
export const totalsRows = (totals: Basket['totals'], method: Basket['fulfilmentMethod']): TotalsRow[] => [
  { label: 'Items', amount: totals.items },
  ...(totals.discount ? [{ label: 'Discount', amount: -totals.discount, kind: 'saving' as const }] : []),
  { label: method === 'delivery' ? 'Delivery' : 'Collection', amount: totals.deliveryFee || 'Free' },
  ...(totals.smallBasketFee ? [{ label: 'Small-basket fee', amount: totals.smallBasketFee }] : []),
  ...(totals.bagFee ? [{ label: 'Bags', amount: totals.bagFee }] : []),
  ...(totals.tip ? [{ label: 'Tip', amount: totals.tip }] : []),
  { label: 'Total', amount: totals.total, kind: 'total' },
];
