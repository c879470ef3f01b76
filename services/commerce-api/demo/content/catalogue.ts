import type { DemoCategory, DemoItem, DemoOption } from '../demo-data.types';

/** An item with its base price. */
export type PricedItem = { readonly item: DemoItem; readonly price: number; readonly wasPrice: number | null };

export type Catalogue = {
  readonly categories: DemoCategory[];
  readonly items: PricedItem[];
  readonly options: DemoOption[];
};

/** 'Save 45p', 'Save £1.50', 'Save £3'. */
export function saving(price: number, was: number): string {
  const pence = was - price;
  if (pence < 100) return `Save ${pence}p`;
  return `Save £${pence % 100 === 0 ? pence / 100 : (pence / 100).toFixed(2)}`;
}
