import { formatMoney } from '@storefront/money/format-money';
import type { DealData } from './deal-data';

/** Explains a deal in words. Its amounts come from the API. */
export function dealWords({ deal, sections }: Pick<DealData, 'deal' | 'sections'>, currency: string): string {
  const money = (amount: number) => formatMoney(amount, { currency });
  const { kind, price, quantity, percent, amount, minimumSpend } = deal;
  const chosen = quantity ?? sections.reduce((sum, section) => sum + section.quantity, 0);
  if (kind === 'bundle') return `One price for all of it: ${money(price ?? 0)}.`;
  if (kind === 'multi_buy')
    return price === null
      ? `Choose any ${chosen}; the one that costs least is free.`
      : `Choose any ${chosen} and pay ${money(price)} for them together.`;
  const from = minimumSpend
    ? ` when these come to ${money(minimumSpend)} or more`
    : chosen > 1
      ? ` when you take ${chosen}`
      : '';
  return kind === 'percentage' ? `${percent ?? 0}% off${from}.` : `${money(amount ?? 0)} off${from}.`;
}
