import { fill } from '@storefront/messages/fill';
import { postcodeEmpty, postcodeInvalid } from '@storefront/messages/store-search';

/** A country's way of writing postcodes, as the business configures it. */
export interface PostcodeRule {
  readonly country: string;
  readonly pattern: string;
}

/** What is compared with the rules: upper case, outer spaces cut, inner ones one each. */
export function normalPostcode(typed: string): string {
  return typed.trim().toUpperCase().replace(/\s+/g, ' ');
}

/** What is wrong with a typed postcode, in the words that stand beside the field; undefined when nothing is. */
export function postcodeProblem(typed: string, rules: readonly PostcodeRule[], country: string): string | undefined {
  const postcode = normalPostcode(typed);
  if (!postcode) return postcodeEmpty;
  const rule = rules.find((one) => one.country === country);
  // A business without a rule for its country leaves the judgement to the back end.
  if (!rule || new RegExp(rule.pattern).test(postcode)) return undefined;
  return fill(postcodeInvalid, typed.trim());
}
