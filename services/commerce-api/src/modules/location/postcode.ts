import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';

/** Normalises a postcode by the business's rule for the country: 'se19gf' becomes 'SE1 9GF'. */
export function normalisePostcode(business: Business, typed: string, country = business.settings.country): string {
  const text = typed.trim().toUpperCase().replace(/\s+/g, ' ');
  const rule = business.settings.postcodeRules.find((one) => one.country === country);
  // A country without a rule, such as a billing country, keeps the postcode as typed.
  if (!rule) return text;
  const match = new RegExp(rule.pattern).exec(text);
  if (!match) {
    throw refuse('invalid_postcode', `${typed} is not a valid postcode`, [
      { path: 'postcode', message: `${typed} is not a valid postcode`, code: 'invalid_postcode' },
    ]);
  }
  return match[1] && match[2] ? `${match[1]} ${match[2]}` : text;
}

/** The outward code, and every longer prefix: SE1, SE1 9, SE1 9G, SE1 9GF. Delivery areas and zones name such prefixes. */
export function postcodePrefixes(postcode: string): string[] {
  const [outcode = '', incode = ''] = postcode.split(' ');
  return [outcode, ...Array.from(incode, (_, at) => `${outcode} ${incode.slice(0, at + 1)}`)];
}

export const outcodeOf = (postcode: string) => postcode.split(' ')[0] ?? postcode;
