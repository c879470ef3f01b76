import { startRegistration } from '@simplewebauthn/browser';
import type { ApiClient } from '@storefront/api/client';
import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { passkeyFreshLogin } from '@storefront/messages/account';
import { submitErrorsOf } from '../forms/submit-errors';
import { passkeyFailureText } from './passkey-failure';

interface NewPasskey {
  readonly name: string;
  /** Empty when the member has none. */
  readonly currentPassword: string;
}

/** Makes a passkey with the browser's dialog and adds it. @returns the member's ways to log in, or what went wrong */
export async function makePasskey(
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
  const made = await startRegistration({ optionsJSON: asked.data }).catch((failure: unknown) => failure as Error);
  if (made instanceof Error) return { refused: { message: passkeyFailureText(made) } };
  const { clientDataJSON, attestationObject, transports } = made.response;
  const attestation = { id: made.id, clientDataJSON, attestationObject, ...(transports && { transports }) };
  const reply = await api.call('POST /member/passkey-add', { body: { ...(name && { name }), attestation } });
  return reply.ok ? { ways: reply.data } : { refused: submitErrorsOf(reply.error) };
}
