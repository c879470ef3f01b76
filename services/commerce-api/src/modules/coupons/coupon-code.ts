const PATTERN = /^[A-Z0-9][A-Z0-9-]{2,39}$/;

/**
 * A typed coupon code in the form in which codes are stored: capital letters, digits and hyphens, without spaces.
 * Undefined if it cannot be a code.
 */
export function normaliseCouponCode(typed: string): string | undefined {
  const code = typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  return PATTERN.test(code) ? code : undefined;
}
