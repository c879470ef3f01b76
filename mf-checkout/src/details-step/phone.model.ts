import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number in E.164; undefined when it is invalid. `country` is assumed for numbers without a prefix. */
export function normalPhone(typed: string, country: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, country as CountryCode);
  // Only the API checks whether a number is assigned; the form refuses impossible ones.
  return parsed?.isPossible() ? parsed.number : undefined;
}
