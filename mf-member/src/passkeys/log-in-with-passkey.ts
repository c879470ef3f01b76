import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { ApiClient } from '@storefront/api/client';
import { passkeyRefused } from '@storefront/messages/account';
import { problemMessage } from '@storefront/messages/problem-message';
import { failureText } from '../forms/failure-text';
import { submitErrorsOf } from '../forms/submit-errors';
import { requestSession } from '../session/request-session';
import type { LoggedIn } from '../session/session';
import { passkeyFailureText } from './passkey-failure';

/** Challenges count for five minutes, so a field that stays open gets another one before. */
const RENEW_MS = 4 * 60_000;

type Ended = { readonly text?: string; readonly isByBrowser?: true };

async function ask(api: ApiClient, onLoggedIn: LoggedIn, useBrowserAutofill: boolean): Promise<Ended> {
  try {
    const asked = await api.call('POST /auth/passkey-options', { body: {} });
    if (!asked.ok) return { text: problemMessage(asked.error), isByBrowser: true };
    const given = await startAuthentication({ optionsJSON: asked.data, useBrowserAutofill }).catch(
      (failure: unknown) => failure as Error,
    );
    if (given instanceof Error) return { text: passkeyFailureText(given), isByBrowser: true };
    const { clientDataJSON, authenticatorData, signature, userHandle } = given.response;
    const assertion = { id: given.id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
    const refused = await requestSession(
      (basket) => api.call('POST /auth/passkey-log-in', { body: { assertion, ...basket } }),
      submitErrorsOf,
      onLoggedIn,
    );
    return refused ? { text: refused.message ?? passkeyRefused } : {};
  } catch (failure) {
    return { text: failureText(failure), isByBrowser: true };
  }
}

/** Asks the browser for a passkey, and logs in with it. @returns what went wrong, in words */
export const logInWithPasskey = async (api: ApiClient, onLoggedIn: LoggedIn): Promise<string | undefined> =>
  (await ask(api, onLoggedIn, false)).text;

/**
 * Offers the shopper's passkeys in the e-mail field, where the browser can. An offer that is not taken is no failure.
 * @param onRefused gets what went wrong with a passkey that was chosen
 * @returns stops the offer
 */
export function offerInField(api: ApiClient, onLoggedIn: LoggedIn, onRefused: (text: string) => void): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offer = async () => {
    clearTimeout(timer);
    timer = setTimeout(() => void offer(), RENEW_MS);
    const { text, isByBrowser } = await ask(api, onLoggedIn, true);
    if (!text || isByBrowser || stopped) return;
    onRefused(text);
    void offer();
  };
  void PublicKeyCredential.isConditionalMediationAvailable?.().then((can) => {
    if (can && !stopped) void offer();
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    WebAuthnAbortService.cancelCeremony();
  };
}
