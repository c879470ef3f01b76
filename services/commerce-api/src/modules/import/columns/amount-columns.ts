import { currencyFormat } from '@storefront/money/currency-format';
import type { Business } from '../../businesses/businesses.repository';
import { CellFault, quoted } from './column';

const MAX_MINOR = 100_000_000n;
const PLAIN_DECIMAL = /^(\d{1,12})(?:\.(\d{1,12}))?$/;

/**
 * Parses a decimal into an integer of its smallest unit: '1.20' in hundredths is 120n. Undefined when it is not a valid
 * number. Never uses floats.
 */
function toSmallestUnit(text: string, places: number): bigint | undefined {
  const [, whole, part = ''] = PLAIN_DECIMAL.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const digits = part.replace(/0+$/, '');
  return digits.length > places ? undefined : BigInt(whole + digits.padEnd(places, '0'));
}

/** The likely intended value, for an error message. */
function suggestAmount(text: string, places: number): string {
  const bare = text.replace(/[^\d.,-]/g, '').replace(/,(\d{1,2})$/, '.$1');
  const digits = bare.replaceAll(',', '');
  return PLAIN_DECIMAL.test(digits) && toSmallestUnit(digits, places) !== undefined
    ? digits
    : places
      ? `12.${'50'.padEnd(places, '0').slice(0, places)}`
      : '12';
}

const placesOf = (currency: string) => Math.round(Math.log10(currencyFormat({ currency }).minorPerMajor));

function readMinor(text: string, { settings: { currency } }: Business, least: bigint): number {
  const places = placesOf(currency);
  const minor = toSmallestUnit(text, places);
  if (minor === undefined)
    throw new CellFault(
      `${quoted(text)} is not an amount in ${currency}; write it as ${suggestAmount(text, places)}, a point and ${places === 0 ? 'no' : `at most ${places}`} decimals, no sign or symbol`,
    );
  if (minor < least) throw new CellFault(`${quoted(text)} is too low; a price must be more than 0`);
  if (minor > MAX_MINOR) throw new CellFault(`${quoted(text)} is more than the shop can charge`);
  return Number(minor);
}

const AMOUNT = 'an amount, such as 2.50';

/** Minor units, greater than zero. */
export const price = (about: string) => ({
  about,
  accepts: `${AMOUNT}, more than nothing`,
  read: (text: string, business: Business) => readMinor(text, business, 1n),
});

/** Minor units, zero allowed. */
export const amount = (about: string) => ({
  about,
  accepts: AMOUNT,
  read: (text: string, business: Business) => readMinor(text, business, 0n),
});

/** Minor units; a minus sign is allowed. */
export const signedAmount = (about: string) => ({
  about,
  accepts: 'an amount, such as 1.50 or -1.50',
  read(text: string, business: Business) {
    const minor = readMinor(text.replace(/^[-−]/, ''), business, 0n);
    return /^[-−]/.test(text) && minor !== 0 ? -minor : minor;
  },
});

export const whole = (about: string, least: number, most: number) => ({
  about,
  accepts: `a whole number, ${least} to ${most.toLocaleString('en-GB')}`,
  read(text: string) {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new CellFault(`${quoted(text)} is not a whole number from ${least} to ${most}`);
    return value;
  },
});

/** More than any store has of an item: a larger number is a mistake, such as a barcode. */
const MAX_STOCK = 1_000_000;

/** A number of units; null for stock that is not counted. */
export const stockCount = (about: string) => {
  const count = whole(about, 0, MAX_STOCK);
  return {
    about,
    accepts: `${count.accepts}, or uncounted`,
    read: (text: string) => (text.toLowerCase() === 'uncounted' ? null : count.read(text)),
  };
};

/** A percentage in tenths: '13.5' is 135. */
export const percentage = (about: string) => ({
  about,
  accepts: 'a number of per cent with at most 1 decimal, such as 13.5',
  read(text: string) {
    const tenths = toSmallestUnit(text, 1);
    if (tenths === undefined || tenths > 1_000n)
      throw new CellFault(`${quoted(text)} is not a percentage; write it as 13.5, without a sign`);
    return Number(tenths);
  },
});

export const coordinate = (about: string, most: number) => ({
  about,
  accepts: `degrees with decimals, -${most} to ${most}`,
  read(text: string) {
    const value = /^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
    if (!(Math.abs(value) <= most))
      throw new CellFault(`${quoted(text)} is not degrees from -${most} to ${most}, such as 51.5045`);
    return value;
  },
});

/** An amount in thousandths of a unit, so that 1.2 kg converts to grams without rounding. */
export const thousandths = (about: string) => ({
  about,
  accepts: 'a number with at most 3 decimals',
  read(text: string) {
    const value = toSmallestUnit(text, 3);
    if (value === undefined || value === 0n || value > 10_000_000_000n)
      throw new CellFault(`${quoted(text)} is not how much is in it; write it as 400 or 1.2`);
    return Number(value);
  },
});
