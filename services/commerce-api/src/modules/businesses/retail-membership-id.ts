import type { RetailMembership } from '@storefront/api/entities/business-profile';

/** The Luhn checksum of the digits in a text. */
function passesLuhnCheck(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits.length > 1 && sum % 10 === 0;
}

/**
 * A membership id in its stored form: upper case without spaces or hyphens. Undefined when it breaks the business's
 * rule.
 */
export function readMembershipId({ pattern, checkDigit }: RetailMembership, typed: string): string | undefined {
  const id = typed.replace(/[\s-]/g, '').toUpperCase();
  // Anchored, because the business's rule may not be.
  if (!new RegExp(`^(?:${pattern})$`).test(id)) return undefined;
  return checkDigit === 'luhn' && !passesLuhnCheck(id) ? undefined : id;
}
