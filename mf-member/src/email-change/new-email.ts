import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { emailChangeFreshLogin } from '@storefront/messages/account';
import { submitErrorsOf } from '../forms/submit-errors';

/** A new address, and the password that allows it; empty where the member has none. */
export interface NewEmail {
  readonly email: string;
  readonly currentPassword: string;
}

/** Sends a code to a new address. @returns where it went, or what was refused */
export async function requestEmailChange(
  api: ApiClient,
  { email, currentPassword }: NewEmail,
): Promise<{ sentTo: string } | { refused: SubmitErrors }> {
  const body = { emailAddress: email.trim(), ...(currentPassword && { currentPassword }) };
  const reply = await api.call('POST /member/email-change-request', { body });
  if (reply.ok) return { sentTo: reply.data.sentTo };
  const { code } = reply.error;
  if (code === 'fresh_login_needed') return { refused: { message: emailChangeFreshLogin } };
  const refused = submitErrorsOf(reply.error);
  const path = { current_password_incorrect: 'currentPassword', email_unchanged: 'email' }[code as string];
  return { refused: path ? { errors: [{ path, message: refused.message ?? '', code }] } : refused };
}
