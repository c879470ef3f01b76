import { SLOT_CAPACITY_MAX, SLOT_FEE_MAX, SLOT_LEAD_MINUTES_MAX } from '@storefront/api/constants';
import type { SlotTemplateValues } from '@storefront/api/entities/desk/slot-template';
import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import { decimalText } from '@storefront/messages/day-close/close-rows';
import { formatMoney } from '@storefront/money/format-money';
import { array, type InferType, number, object, string } from 'yup';
import { WEEK } from '../calendar/weekdays';
import { priceOf } from '../typed/price-of';

const whole = (most: number, wrong: string) =>
  string()
    .required(wrong)
    .matches(/^\s*\d{1,6}\s*$/, wrong)
    .test('most', wrong, (typed = '') => Number(typed) <= most);

/** What is wrong with a weekly time, in words. */
export function timeSchema(currency: string) {
  const price = `Enter a price up to ${formatMoney(SLOT_FEE_MAX, { currency })}; 0 is free.`;
  return object({
    days: array().of(number().required()).default([]),
    starts: string().required('Enter when it begins.'),
    ends: string()
      .required('Enter when it ends.')
      // Times of day compare as texts.
      .when('starts', ([starts], field) =>
        field.test('later', 'It must end later than it begins, on the same day.', (ends) => !ends || ends > starts),
      ),
    capacity: whole(
      SLOT_CAPACITY_MAX,
      `Enter a whole number of orders, at most ${SLOT_CAPACITY_MAX.toLocaleString('en-GB')}.`,
    ),
    price: string()
      .required(price)
      .test('price', price, (typed = '') => (priceOf(typed, currency) ?? SLOT_FEE_MAX + 1) <= SLOT_FEE_MAX),
    leadMinutes: whole(
      SLOT_LEAD_MINUTES_MAX,
      `Enter a whole number of minutes, at most ${SLOT_LEAD_MINUTES_MAX.toLocaleString('en-GB')}.`,
    ),
    orderBy: string().default(''),
  });
}

/** The form as it is typed. */
export type TimeForm = InferType<ReturnType<typeof timeSchema>>;

/** The form of a weekly time. */
export const timeForm = (values: SlotTemplateValues, currency: string): TimeForm => ({
  days: [...values.days],
  starts: values.starts,
  ends: values.ends,
  capacity: String(values.capacity),
  price: decimalText(values.fee, currency),
  leadMinutes: String(values.leadMinutes),
  orderBy: values.orderBy ?? '',
});

/** What a complete form says. */
export const timeOf = (form: TimeForm, fulfilmentMethod: FulfilmentMethod, currency: string): SlotTemplateValues => ({
  fulfilmentMethod,
  days: form.days.toSorted((a, b) => a - b),
  starts: form.starts,
  ends: form.ends,
  capacity: Number(form.capacity),
  fee: priceOf(form.price, currency) ?? 0,
  leadMinutes: Number(form.leadMinutes),
  orderBy: form.orderBy || null,
});

/** A time that is begun. Stores need longer before a delivery: they also load and drive. */
export const newTime = (fulfilmentMethod: FulfilmentMethod): SlotTemplateValues => ({
  fulfilmentMethod,
  days: [...WEEK],
  starts: '',
  ends: '',
  capacity: 10,
  fee: 0,
  leadMinutes: fulfilmentMethod === 'delivery' ? 60 : 30,
  orderBy: null,
});
