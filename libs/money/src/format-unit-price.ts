import type { MoneyOptions } from './currency-format';
import { formatMoney } from './format-money';

/** Symbols of small coins, as on shelf labels. */
const coinSigns: Record<string, string> = { GBP: 'p', EUR: 'c', USD: '¢' };

/**
 * A unit price as on a shelf label: '85p/100g', '£1.20/kg', '33p each'. It may have a fraction of a penny
 * ('2.3p/100ml'), because it is compared but never charged.
 */
export function formatUnitPrice(minor: number, unit: string, options?: MoneyOptions): string {
  const sign = coinSigns[options?.currency ?? 'GBP'];
  const price = sign && minor < 99.95 ? `${Number(minor.toFixed(1))}${sign}` : formatMoney(minor, options);
  return unit === 'each' ? `${price} each` : `${price}/${unit}`;
}
