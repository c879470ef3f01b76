import { SLOT_CAPACITY_MAX, SLOT_FEE_MAX } from '@storefront/api/constants';
import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';
import { object, string } from 'yup';
import { priceOf } from '../typed/price-of';

/** A slot's capacity, never below its booked places, and its price as it is typed. */
export function slotSchema({ confirmed }: Pick<AdminSlot, 'confirmed'>, currency: string) {
  const whole = `Enter a whole number of places, at most ${SLOT_CAPACITY_MAX.toLocaleString('en-GB')}.`;
  const booked = `${countText(confirmed, 'place')} ${confirmed === 1 ? 'is' : 'are'} booked, and booked orders stay: not below ${confirmed}.`;
  const price = `Enter a price up to ${formatMoney(SLOT_FEE_MAX, { currency })}; 0 is free.`;
  return object({
    capacity: string()
      .trim()
      .required(whole)
      .matches(/^\d{1,6}$/, whole)
      .test('most', whole, (typed = '') => Number(typed) <= SLOT_CAPACITY_MAX)
      .test('booked', booked, (typed = '') => !(Number(typed) < confirmed)),
    price: string()
      .required(price)
      .test('price', price, (typed = '') => (priceOf(typed, currency) ?? SLOT_FEE_MAX + 1) <= SLOT_FEE_MAX),
  });
}
