import type { ApiClient } from '@storefront/api/client';
import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { passkeyFreshLogin } from '@storefront/messages/account';
import { makePasskey } from '@storefront/passkeys/make-passkey';
import { submitErrorsOf } from '../forms/submit-errors';

interface NewPasskey {
  readonly name: string;
  /** Empty when the member has none. */
  readonly currentPassword: string;
}

/** Makes a passkey with the browser's dialog and adds it. @returns the member's ways to log in, or what went wrong */
export async function addNewPasskey(
  api: ApiClient,
  { name, currentPassword }: NewPasskey,
): Promise<{ ways: WaysToLogIn } | { refused: SubmitErrors }> {
  const asked = await api.call('POST /member/passkey-options', { body: currentPassword ? { currentPassword } : {} });
  if (!asked.ok) {
    const { code } = asked.error;
    if (code === 'fresh_login_needed') return { refused: { message: passkeyFreshLogin } };
    const refused = submitErrorsOf(asked.error);
    return code === 'current_password_incorrect'
      ? { refused: { errors: [{ path: 'currentPassword', message: refused.message ?? '', code }] } }
      : { refused };
  }
  const made = await makePasskey(asked.data);
  if ('refused' in made) return { refused: { message: made.refused } };
  const body = { ...(name && { name }), attestation: made.attestation };
  const reply = await api.call('POST /member/passkey-add', { body });
  return reply.ok ? { ways: reply.data } : { refused: submitErrorsOf(reply.error) };
}
