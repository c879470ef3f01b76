import type { ApiClient } from '@storefront/api/client';
import type { OperatorLogIn } from '@storefront/api/entities/desk/operator-log-in';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import {
  passkeyExists,
  passkeyExpired,
  passkeyHostInvalid,
  passkeyRefused,
  passkeysFull,
} from '@storefront/messages/account';
import { makePasskey } from '@storefront/passkeys/make-passkey';
import { ownLogInTexts as texts } from './texts';

interface NewPasskey {
  readonly name: string;
  /** Empty until it is asked for. */
  readonly currentPassword: string;
}

type Outcome =
  | { readonly kind: 'added'; readonly ownLogIn: OperatorLogIn }
  | { readonly kind: 'password-needed' }
  | { readonly kind: 'refused'; readonly refusal: SubmitErrors };

const WORDS: Readonly<Record<string, string>> = {
  handheld_passkey_refused: texts.onHandheld,
  passkey_exists: passkeyExists,
  passkey_expired: passkeyExpired,
  passkey_host_invalid: passkeyHostInvalid,
  passkey_refused: passkeyRefused,
  passkeys_full: passkeysFull,
  rate_limited: texts.tooMany,
};

const refused = (refusal: SubmitErrors): Outcome => ({ kind: 'refused', refusal });
const refusedFor = (code: string): Outcome => refused({ message: WORDS[code] ?? texts.refused });

/** Makes a passkey with the browser's dialog, and adds it to the operator's log-in. */
export async function addPasskey(api: ApiClient, { name, currentPassword }: NewPasskey): Promise<Outcome> {
  const asked = await api.call('POST /desk/passkey-add-options', { body: currentPassword ? { currentPassword } : {} });
  if (!asked.ok) {
    const { code } = asked.error;
    if (code === 'fresh_login_needed') return { kind: 'password-needed' };
    if (code !== 'current_password_incorrect') return refusedFor(code);
    return refused({ errors: [{ path: 'currentPassword', message: texts.passwordWrong }] });
  }
  const made = await makePasskey(asked.data);
  if ('refused' in made) return refused({ message: made.refused });
  const body = { ...(name && { name }), attestation: made.attestation };
  const reply = await api.call('POST /desk/passkey-add', { body });
  return reply.ok ? { kind: 'added', ownLogIn: reply.data } : refusedFor(reply.error.code);
}
