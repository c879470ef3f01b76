import { currencyFormat, type MoneyOptions } from './currency-format';

/** An amount in minor units as a shopper reads it: 120 is '£1.20', 85 is '£0.85'. */
export function formatMoney(minor: number, options?: MoneyOptions): string {
  const { numbers, minorPerMajor } = currencyFormat(options);
  return numbers.format(minor / minorPerMajor);
}
