import type { ApiClient } from '@storefront/api/client';
import { passkeyExpired, passkeyHostInvalid, passkeyRefused, passkeyUnknown } from '@storefront/messages/account';
import type { PasskeyLogInSteps } from '@storefront/passkeys/log-in-with-passkey';
import { logInTexts } from './texts';

const WORDS = {
  passkey_expired: passkeyExpired,
  passkey_host_invalid: passkeyHostInvalid,
  passkey_refused: passkeyRefused,
  passkey_unknown: passkeyUnknown,
  rate_limited: logInTexts.tooMany,
} as const;

/** The calls of an operator's log-in with a passkey. */
export const passkeySteps = (api: ApiClient, onLoggedIn: () => void): PasskeyLogInSteps => ({
  begin: async () => {
    const asked = await api.call('POST /desk/passkey-log-in-options', { body: {} });
    return asked.ok ? { options: asked.data } : { refused: WORDS[asked.error.code] };
  },
  finish: async (assertion) => {
    const reply = await api.call('POST /desk/passkey-log-in', { body: { assertion } });
    if (!reply.ok) return WORDS[reply.error.code];
    onLoggedIn();
    return undefined;
  },
  failureText: () => logInTexts.unavailable,
  unreachable: logInTexts.unavailable,
});
