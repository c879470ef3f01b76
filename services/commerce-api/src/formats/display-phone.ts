import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';

/** An E.164 number as a shopper writes it: '07700 900123' in its own country, '+33 6 12 34 56 78' elsewhere. */
export function displayPhone(phoneNumber: string, country: string): string {
  const number = parsePhoneNumberFromString(phoneNumber);
  if (!number) return phoneNumber;
  const isHome = number.countryCallingCode === getCountryCallingCode(country as CountryCode);
  return isHome ? number.formatNational() : number.formatInternational();
}
