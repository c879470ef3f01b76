import type { BasketTotals } from '@storefront/api/entities/basket';
import { formatMoney } from '@storefront/money/format-money';
import { ProgressBar } from '@storefront/ui/progress-bar';

interface FreeDeliveryProps {
  readonly totals: Pick<BasketTotals, 'items' | 'missingToFreeDelivery'>;
  readonly currency: string;
}

/** How much is missing to free delivery; nothing once it is free, or where it never is. */
export function FreeDelivery({ totals: { items, missingToFreeDelivery }, currency }: FreeDeliveryProps) {
  if (!missingToFreeDelivery) return null;
  const missing = formatMoney(missingToFreeDelivery, { currency });
  return (
    <ProgressBar
      label="Free delivery"
      value={items}
      maximum={items + missingToFreeDelivery}
      valueText={`${missing} to go`}
    >
      <b>{missing} more</b> for free delivery
    </ProgressBar>
  );
}
