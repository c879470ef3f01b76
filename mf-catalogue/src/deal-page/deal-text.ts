import { formatMoney } from '@storefront/money/format-money';
import type { DealData } from './deal-data';

/** Explains a deal in words. Its amounts come from the API. */
export function dealWords({ deal, sections }: Pick<DealData, 'deal' | 'sections'>, currency: string): string {
  const money = (amount: number) => formatMoney(amount, { currency });
  const { kind, price, quantity, percent, amount, minimumSpend } = deal;
  const chosen = quantity ?? sections.reduce((sum, section) => sum + section.quantity, 0);
  if (kind === 'bundle') return `One price for everything: ${money(price ?? 0)}.`;
  if (kind === 'multi_buy')
    return price === null ? `Choose any ${chosen}: the cheapest is free.` : `Choose any ${chosen} for ${money(price)}.`;
  const from = minimumSpend
    ? ` when you spend ${money(minimumSpend)} or more on these`
    : chosen > 1
      ? ` when you buy ${chosen}`
      : '';
  return kind === 'percentage' ? `${percent ?? 0}% off${from}.` : `${money(amount ?? 0)} off${from}.`;
}
