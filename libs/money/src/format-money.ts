import { currencyFormat, type MoneyOptions } from './currency-format';

const PENCE_PER_POUND = 100;

/** Formats minor units: 120 becomes '£1.20', 85 becomes '85p' in pounds and '€0.85' in other currencies. */
export function formatMoney(minor: number, options?: MoneyOptions): string {
  const isPence = Number.isInteger(minor) && minor !== 0 && Math.abs(minor) < PENCE_PER_POUND;
  if (isPence && (options?.currency ?? 'GBP') === 'GBP') return `${minor}p`;
  const { numbers, minorPerMajor } = currencyFormat(options);
  return numbers.format(minor / minorPerMajor);
}
