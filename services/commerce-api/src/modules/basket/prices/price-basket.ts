import type { ChosenValue } from '@storefront/api/entities/basket';
import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { findOptionFaults, optionsCost, valueCost } from '@storefront/api/option-rules';
import type { OrderedOption } from '../../../database/schema/order';

interface ItemPrice {
  price: number;
  wasPrice: number | null;
  inStock: boolean;
}

export interface LinePrice {
  unitTotal: number;
  lineTotal: number;
  lineSaving: number;
  available: boolean;
  options: OrderedOption[];
}

/**
 * The current price of a line. It is 0 and unavailable if the store no longer lists the item or one of the options, or
 * if the item does not come on that day.
 */
export function priceLine(
  item: ItemPrice | undefined,
  options: readonly MenuItemOption[],
  chosen: readonly ChosenValue[],
  quantity: number,
): LinePrice {
  const named = namedOptions(options, chosen);
  if (!item?.inStock || findOptionFaults(options, chosen).length > 0)
    return { unitTotal: 0, lineTotal: 0, lineSaving: 0, available: false, options: named };
  const unitTotal = item.price + optionsCost(options, chosen);
  const saved = item.wasPrice !== null && item.wasPrice > item.price ? item.wasPrice - item.price : 0;
  return { unitTotal, lineTotal: unitTotal * quantity, lineSaving: saved * quantity, available: true, options: named };
}

function namedOptions(options: readonly MenuItemOption[], chosen: readonly ChosenValue[]): OrderedOption[] {
  return chosen.flatMap(({ optionId, valueId, quantity = 1, text }) => {
    const option = options.find(({ id }) => id === optionId);
    const value = option?.values.find(({ id }) => id === valueId);
    if (!option || !value) return [];
    const extraCost = valueCost(value, chosen);
    return [
      { optionId, optionName: option.name, valueId, valueName: value.name, ...(text && { text }), quantity, extraCost },
    ];
  });
}

/** The same options and texts in any order make the same line. */
export function optionsKey(chosen: readonly ChosenValue[]): string {
  return chosen
    .map(({ optionId, valueId, quantity = 1, text }) => `${optionId}.${valueId}x${quantity}${text ? `:${text}` : ''}`)
    .sort()
    .join(' ');
}
