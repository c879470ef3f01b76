import type { RetailMembership } from '@storefront/api/entities/business-profile';

/** Luhn's sum over the digits of a text: each second one from the right counts double, with its own digits added. */
function passesLuhnCheck(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits.length > 1 && sum % 10 === 0;
}

/** A membership id as it is kept: capitals, no spaces or hyphens. Undefined when it breaks the business's rule. */
export function readMembershipId({ pattern, checkDigit }: RetailMembership, typed: string): string | undefined {
  const id = typed.replace(/[\s-]/g, '').toUpperCase();
  // The whole of it, whether or not the rule says so.
  if (!new RegExp(`^(?:${pattern})$`).test(id)) return undefined;
  return checkDigit === 'luhn' && !passesLuhnCheck(id) ? undefined : id;
}
