import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { refuse } from '../problem';

/** Numbers that Ofcom reserves for fiction, so demonstrations and tests may use them. */
const FICTIONAL = /^\+44(7700900\d{3}|2079460\d{3})$/;

/** A phone number as E.164. Without a country code the business's own country is assumed. */
export function normalisePhone(typed: string, country: string): string {
  const number = parsePhoneNumberFromString(typed, country as CountryCode);
  if (!number || !(number.isValid() || FICTIONAL.test(number.number)))
    throw refuse('invalid_phone_number', 'Mobile phone number is invalid', [
      { path: 'phoneNumber', message: 'Mobile phone number is invalid', code: 'invalid_phone_number' },
    ]);
  return number.number;
}
