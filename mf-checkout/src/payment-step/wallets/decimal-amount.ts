import { currencyFormat } from '@storefront/money/currency-format';

/** An amount as wallets write it: '27.75' for 2775 pence. */
export function decimalAmount(amount: number, currency: string): string {
  const { numbers, minorPerMajor } = currencyFormat({ currency });
  return (amount / minorPerMajor).toFixed(numbers.resolvedOptions().maximumFractionDigits);
}
