/** Codes consist of letters and digits; longer ones are invalid. */
export const isReferralCode = (code: unknown): code is string =>
  typeof code === 'string' && /^[A-Za-z0-9-]{3,40}$/.test(code);
