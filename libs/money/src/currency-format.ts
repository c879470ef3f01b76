export type MoneyOptions = { currency?: string; locale?: string };

const formats = new Map<string, Intl.NumberFormat>();

/** The formatter of a currency; kept, because making one costs more than a hundred uses of it. */
export function currencyFormat({ currency = 'GBP', locale = 'en-GB' }: MoneyOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, made);
  return made;
}

/** How many minor units make one major unit: 100 for pounds, 1 for yen. */
export function minorPerMajor(options?: MoneyOptions): number {
  return 10 ** (currencyFormat(options).resolvedOptions().maximumFractionDigits ?? 2);
}
