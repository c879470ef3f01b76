import type { OneTimeCodeChannel } from '@storefront/api/entities/enumerations';

/** A code that was asked for: the account's e-mail address, and how it was sent. */
export interface SentCode {
  readonly email: string;
  readonly type: OneTimeCodeChannel;
}

/** The code that a form without scripts has asked for, from the page's query. */
export function sentCodeIn({ codeTo, type }: Readonly<Record<string, string>>): SentCode | undefined {
  return codeTo ? { email: codeTo, type: type === 'sms' ? 'sms' : 'email' } : undefined;
}

/** What is said after a code was asked for, whether or not there is an account. */
export const sentText = ({ email, type }: SentCode): string =>
  type === 'sms'
    ? `If there is an account with ${email} and a mobile number, we have texted it a code. It works for ten minutes.`
    : `If there is an account with ${email}, we have emailed it a code. It works for ten minutes.`;
