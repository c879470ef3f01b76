import { currencyFormat } from '@storefront/money/currency-format';
import type { Command } from 'commander';

export const BUSINESS_OPTION = ['--business <name>', 'which business; needed where there are several'] as const;
export const ORDER_ARGUMENT = ['<order>', 'its number, such as PW-7F3K-9QTX-M2HB', upperCase] as const;

/** An amount as the operator typed it, in the currency's main unit. The business's currency is known later. */
export interface TypedAmount {
  text: string;
  /** The option that it was given to, for messages. */
  option: string;
}

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,4}))?$/;

/** Reads an option's amount: '5' or '5.00'. @throws Error with what is wrong, for the operator */
export const typedAmount =
  (option: string) =>
  (text: string): TypedAmount => {
    if (!DECIMAL.test(text)) throw new Error(`--${option} takes an amount such as 5.00, not ${text}`);
    return { text, option };
  };

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

/** Reads a whole number of at least `least`. @throws Error with what is wrong, for the operator */
export const wholeOf =
  (name: string, least = 1) =>
  (text: string): number => {
    const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= least && Number.isSafeInteger(number)))
      throw new Error(`${name} takes a whole number from ${least}, not ${text}`);
    return number;
  };

/** Of an option that may be given several times. */
export const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

export function upperCase(text: string): string {
  return text.toUpperCase();
}

/** Names the actions of a group whose default command would count an unknown one as a word too many. */
export const refuseUnknownActions = (group: Command) =>
  group.hook('preSubcommand', ({ args: [action = ''], commands }) => {
    const known = commands.map((command) => command.name());
    if (action && !action.startsWith('-') && !known.includes(action))
      throw new Error(`Unknown action: ${action}. Known: ${known.join(', ')}`);
  });
