import type { BasketLine } from '@storefront/api/entities/basket';

/** The deal that lowers the line's price, in the words of the item's card. */
export function LineDeal({ line: { dealId, dealSaving, menuItem } }: { line: BasketLine }) {
  if (dealSaving === 0 || menuItem.dealId !== dealId || !menuItem.dealText) return null;
  return <span>{menuItem.dealText}</span>;
}
