import { ZONE_METRES_MAX, ZONE_NAME_MAX_LENGTH, ZONE_ORDERS_MAX, ZONE_UNITS_MAX } from '@storefront/api/constants';
import type { ZoneValues } from '@storefront/api/entities/desk/delivery-zone';
import { currencyFormat } from '@storefront/money/currency-format';
import { type InferType, object, string } from 'yup';
import { priceOf } from '../typed/price-of';

const text = string().default('');
const wholeOf = (typed: string): number | null => (/^\s*\d{1,7}\s*$/.test(typed) ? Number(typed) : null);

/** Postcodes as they are typed: with commas, or each on a line. */
const prefixesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((one) => one.trim().toUpperCase().replace(/\s+/g, ' '))
      .filter(Boolean),
  ),
];

/** What is wrong with the form of a zone, in words; whether its postcodes are the store's, the shop says. */
export function zoneSchema(currency: string) {
  const amount = text.test(
    'amount',
    'Enter an amount, such as 4 or 2.50.',
    (typed) => !typed.trim() || priceOf(typed, currency) !== undefined,
  );
  const whole = (least: number, most: number) =>
    text.test('whole', `Enter a whole number from ${least} to ${most}.`, (typed) => {
      const number = wholeOf(typed);
      return !typed.trim() || (number !== null && number >= least && number <= most);
    });
  return object({
    name: string().trim().required('Enter the name that shoppers read.').max(ZONE_NAME_MAX_LENGTH),
    prefixes: text,
    withinMetres: whole(1, ZONE_METRES_MAX),
    fee: amount,
    feeAdded: amount,
    ordersPerSlot: whole(0, ZONE_ORDERS_MAX),
    unitsPerSlot: whole(0, ZONE_UNITS_MAX),
  });
}

/** The form as it is typed. */
export type ZoneForm = InferType<ReturnType<typeof zoneSchema>>;

/** The form of a zone; without one, of a new zone. */
export function zoneForm(currency: string, values: ZoneValues | undefined): ZoneForm {
  const { minorPerMajor } = currencyFormat({ currency });
  const money = (minor: number | null | undefined) =>
    minor == null ? '' : (minor / minorPerMajor).toFixed(String(minorPerMajor).length - 1);
  const whole = (number: number | null | undefined) => (number == null ? '' : String(number));
  return {
    name: values?.name ?? '',
    prefixes: values?.prefixes.join(', ') ?? '',
    withinMetres: whole(values?.withinMetres),
    fee: money(values?.fee),
    feeAdded: values?.feeAdded ? money(values.feeAdded) : '',
    ordersPerSlot: whole(values?.ordersPerSlot),
    unitsPerSlot: whole(values?.unitsPerSlot),
  };
}

/** What a form without faults says. */
export const zoneOf = (form: ZoneForm, currency: string): ZoneValues => ({
  name: form.name.trim(),
  prefixes: prefixesOf(form.prefixes),
  withinMetres: wholeOf(form.withinMetres),
  fee: priceOf(form.fee, currency) ?? null,
  feeAdded: priceOf(form.feeAdded, currency) ?? 0,
  ordersPerSlot: wholeOf(form.ordersPerSlot),
  unitsPerSlot: wholeOf(form.unitsPerSlot),
});
