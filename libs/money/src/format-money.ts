import { currencyFormat, type MoneyOptions } from './currency-format';

/** Formats minor units: 120 becomes '£1.20', 85 becomes '£0.85'. */
export function formatMoney(minor: number, options?: MoneyOptions): string {
  const { numbers, minorPerMajor } = currencyFormat(options);
  return numbers.format(minor / minorPerMajor);
}
