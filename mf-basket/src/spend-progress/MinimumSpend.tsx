import type { BasketTotals } from '@storefront/api/entities/basket';
import { belowMinimumSpend } from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import { formatMoney } from '@storefront/money/format-money';
import { ProgressBar } from '@storefront/ui/progress-bar';

interface MinimumSpendProps {
  readonly totals: Pick<BasketTotals, 'minimumSpend' | 'missingToMinimum'>;
  readonly currency: string;
}

/** How much is missing to the minimum spend; nothing once it is reached. */
export function MinimumSpend({ totals: { minimumSpend, missingToMinimum }, currency }: MinimumSpendProps) {
  if (missingToMinimum <= 0) return null;
  const money = (amount: number) => formatMoney(amount, { currency });
  const reached = minimumSpend - missingToMinimum;
  return (
    <ProgressBar
      label="Minimum spend"
      value={reached}
      maximum={minimumSpend}
      valueText={`${money(reached)} of ${money(minimumSpend)}`}
    >
      {fill(belowMinimumSpend, money(missingToMinimum))}
    </ProgressBar>
  );
}
