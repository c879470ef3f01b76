export type MoneyOptions = { currency?: string; locale?: string };

export interface CurrencyFormat {
  readonly numbers: Intl.NumberFormat;
  /** Minor units per major unit: 100 for pounds, 1 for yen. */
  readonly minorPerMajor: number;
}

const formats = new Map<string, CurrencyFormat>();

/** A currency's format, cached because creating it costs more than a hundred uses. */
export function currencyFormat({ currency = 'GBP', locale = 'en-GB' }: MoneyOptions = {}): CurrencyFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const numbers = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const made = { numbers, minorPerMajor: 10 ** (numbers.resolvedOptions().maximumFractionDigits ?? 2) };
  formats.set(key, made);
  return made;
}
