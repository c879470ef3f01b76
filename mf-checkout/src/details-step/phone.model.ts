import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number in E.164, or undefined when it is none. `country` reads numbers written without a prefix. */
export function normalPhone(typed: string, country: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, country as CountryCode);
  // Whether the number is given out at all is the API's to know; the form stops what cannot be one.
  return parsed?.isPossible() ? parsed.number : undefined;
}
