import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { ListedItem } from './items.repository';

/** The strength is stored as a whole number of tenths, the precision of labels. */
const TENTHS_OF_A_PER_CENT = 10;
/** A UK unit is 10 ml of pure alcohol: a litre of 1 % is one unit. */
const ML_PERCENT_PER_UNIT = 1_000;

/** The strength of a drink and its UK units, rounded to a tenth as on labels; null for what has no alcohol. */
export function alcoholOf({
  abv,
  unitAmount,
  unitOf,
}: Pick<ListedItem, 'abv' | 'unitAmount' | 'unitOf'>): MenuItemDetails['alcohol'] {
  if (abv === null) return null;
  const percent = abv / TENTHS_OF_A_PER_CENT;
  const units = unitOf === 'ml' && unitAmount !== null ? (unitAmount * percent) / ML_PERCENT_PER_UNIT : null;
  return { percent, units: units === null ? null : Math.round(units * 10) / 10 };
}
