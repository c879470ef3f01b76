import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { normalisePhone } from '../../../formats/normalise-phone';
import { Problem } from '../../../problem';
import type { Business } from '../../businesses/businesses.repository';
import { normalisePostcode } from '../../location/postcode';
import { CellFault, listIn, quoted } from './column';

/** Converts a problem thrown by a domain check into a cell fault. */
function orCellFault<T>(read: () => T, fault: () => string): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Problem) throw new CellFault(fault());
    throw error;
  }
}

const exampleOf = ({ settings: { country, postcodeRules } }: Business) =>
  postcodeRules.find((rule) => rule.country === country)?.example;

export const postcode = (about: string) => ({
  about,
  accepts: 'a whole postcode, such as SE1 9GF',
  read: (text: string, business: Business) =>
    orCellFault(
      () => normalisePostcode(business, text),
      () => `${quoted(text)} is not a postcode; write it as ${exampleOf(business) ?? 'on a letter'}`,
    ),
});

export const phone = (about: string) => ({
  about,
  accepts: 'a phone number',
  read: (text: string, { settings: { country } }: Business) =>
    orCellFault(
      () => {
        const number = parsePhoneNumberFromString(normalisePhone(text, country));
        const home = number?.country === undefined || number.country === (country as CountryCode);
        return (home ? number?.formatNational() : number?.formatInternational()) ?? text;
      },
      () => `${quoted(text)} is not a phone number; write it with its area code, or with + and its country`,
    ),
});

const GB_AREA = /^[A-Z]{1,2}\d[A-Z\d]?( \d[A-Z]{0,2})?$/;

export const deliveryAreas = (about: string) => ({
  about,
  accepts: 'beginnings of postcodes with `\\|` between them, such as SE1 \\| E1 6',
  read: (text: string, { settings: { country } }: Business) =>
    listIn(text.toUpperCase()).map((area) => {
      const plain = area.replace(/\s+/g, ' ');
      if (plain.length > 12 || (country === 'GB' && !GB_AREA.test(plain)))
        throw new CellFault(
          `${quoted(area)} does not begin a postcode; write the first half, such as SE1, or more, such as SE1 9`,
        );
      return plain;
    }),
});
