import type { MoneyOptions } from './currency-format';
import { formatMoney } from './format-money';

/** Small coins have a sign of their own that shoppers know from the shelf edge. */
const coinSigns: Record<string, string> = { GBP: 'p', EUR: 'c', USD: '¢' };

/**
 * A price per unit, as on a shelf label: '85p/100g', '£1.20/kg', '33p each'.
 * The amount may hold a part of a penny ('2.3p/100ml'), since a unit price is compared and never charged.
 */
export function formatUnitPrice(minor: number, unit: string, options?: MoneyOptions): string {
  const sign = coinSigns[options?.currency ?? 'GBP'];
  const price = sign && minor < 99.95 ? `${Number(minor.toFixed(1))}${sign}` : formatMoney(minor, options);
  return unit === 'each' ? `${price} each` : `${price}/${unit}`;
}
