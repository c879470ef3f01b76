import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';

/** A postcode in its usual form, 'se19gf' as 'SE1 9GF', by the business's own rule for the country. */
export function normalisePostcode(business: Business, typed: string, country = business.settings.country): string {
  const text = typed.trim().toUpperCase().replace(/\s+/g, ' ');
  const rule = business.settings.postcodeRules.find((one) => one.country === country);
  // A country without a rule, as a billing address may name, is taken as it was typed.
  if (!rule) return text;
  const match = new RegExp(rule.pattern).exec(text);
  if (!match) {
    throw refuse('invalid_postcode', `${typed} is not a valid postcode`, [
      { path: 'postcode', message: `${typed} is not a valid postcode`, code: 'invalid_postcode' },
    ]);
  }
  return match[1] && match[2] ? `${match[1]} ${match[2]}` : text;
}

export const outcodeOf = (postcode: string) => postcode.split(' ')[0] ?? postcode;
