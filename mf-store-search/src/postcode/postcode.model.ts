import { fill } from '@storefront/messages/fill';
import { postcodeEmpty, postcodeInvalid } from '@storefront/messages/store-search';

/** A country's postcode format, configured by the business. */
export interface PostcodeRule {
  readonly country: string;
  readonly pattern: string;
}

/** The compared form: upper case, trimmed, single inner spaces. */
export function normalPostcode(typed: string): string {
  return typed.trim().toUpperCase().replace(/\s+/g, ' ');
}

/** The error of a typed postcode, as shown beside the field; undefined when it is valid. */
export function postcodeProblem(typed: string, rules: readonly PostcodeRule[], country: string): string | undefined {
  const postcode = normalPostcode(typed);
  if (!postcode) return postcodeEmpty;
  const rule = rules.find((one) => one.country === country);
  // Without a rule for its country, the back end decides.
  if (!rule || new RegExp(rule.pattern).test(postcode)) return undefined;
  return fill(postcodeInvalid, typed.trim());
}
