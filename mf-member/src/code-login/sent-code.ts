import type { OneTimeCodeChannel } from '@storefront/api/entities/enumerations';

/** A code that was asked for: the account's e-mail address, and how it was sent. */
export interface SentCode {
  readonly email: string;
  readonly type: OneTimeCodeChannel;
}

/** What is said after a code was asked for, whether or not there is an account. */
export const sentText = ({ email, type }: SentCode): string =>
  type === 'sms'
    ? `If there is an account with ${email} and a mobile number, we have texted it a code. It works for ten minutes.`
    : `If there is an account with ${email}, we have emailed it a code. It works for ten minutes.`;
