import { currencyFormat } from '@storefront/money/currency-format';

/** A price as it was typed, in minor units; undefined when it is none: '2.50' is 250, '0' is free. */
export function priceOf(typed: string, currency: string): number | undefined {
  const { minorPerMajor } = currencyFormat({ currency });
  const decimals = String(minorPerMajor).length - 1;
  const [, major, minor = ''] = /^\s*£?\s*(\d{1,6})(?:[.,](\d*))?\s*$/.exec(typed) ?? [];
  if (major === undefined || minor.length > decimals) return undefined;
  return Number(major) * minorPerMajor + Number(minor.padEnd(decimals, '0'));
}
