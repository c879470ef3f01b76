import { currencyFormat } from '@storefront/money/currency-format';

/** An amount as the operator typed it, in the currency's main unit. The business's currency is known later. */
export interface TypedAmount {
  text: string;
  /** The option that it was given to, for messages. */
  option: string;
}

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,4}))?$/;

/** An option's amount: '5' or '5.00'. @throws Error with what is wrong, for the operator */
export function typedAmount(text: string, option: string): TypedAmount {
  if (!DECIMAL.test(text)) throw new Error(`--${option} takes an amount such as 5.00, not ${text}`);
  return { text, option };
}

/**
 * An amount in minor units: '500' is 500 in yen and 50000 in pounds.
 * @throws Error for more decimals than the currency has, for the operator
 */
export function minorOf({ text, option }: TypedAmount, currency: string): number {
  const { minorPerMajor } = currencyFormat({ currency });
  const places = String(minorPerMajor).length - 1;
  const [, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  if (fraction.length > places)
    throw new Error(
      `--${option} takes an amount in ${currency}, which has ${places === 0 ? 'no decimals' : `${places} decimals`}, not ${text}`,
    );
  return Number(whole + fraction.padEnd(places, '0'));
}

/** A whole number of at least `least`. @throws Error with what is wrong, for the operator */
export function wholeOf(text: string, name: string, least = 1): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least)) throw new Error(`${name} takes a whole number from ${least}, not ${text}`);
  return number;
}
