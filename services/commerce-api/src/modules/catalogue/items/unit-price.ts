import { formatUnitPrice } from '@storefront/money/format-unit-price';
import type { ListedItem } from './items.repository';

const PER = { g: [100, '100g'], ml: [100, '100ml'], each: [1, 'each'], kg: [1000, 'kg'] } as const;

type Unit = keyof typeof PER;

/** The unit price, such as '85p/100g', from the pack's price and size; null if the size is unknown. */
export function unitPrice(item: Pick<ListedItem, 'price' | 'unitAmount'> & { unitOf: Unit | null }): string | null {
  if (!item.unitAmount || !item.unitOf) return null;
  const [amount, name] = PER[item.unitOf];
  return formatUnitPrice((item.price * amount) / item.unitAmount, name);
}
