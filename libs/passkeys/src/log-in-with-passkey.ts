import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyRequestOptions } from '@storefront/api/entities/passkey';
import { passkeyFailureText } from './passkey-failure';

/** Challenges count for five minutes, so a field that stays open gets another one before. */
const RENEW_MS = 4 * 60_000;

/** The calls of a log-in with a passkey. */
export interface PasskeyLogInSteps {
  /** Asks for what the browser needs, or says in words why there is nothing. */
  readonly begin: () => Promise<{ readonly options: PasskeyRequestOptions } | { readonly refused: string }>;
  /** Logs in with what was signed. @returns what went wrong, in words */
  readonly finish: (assertion: PasskeyAssertion) => Promise<string | undefined>;
  /** The words for a call that threw. */
  readonly failureText: (failure: unknown) => string;
  /** The words when the code for it could not be fetched. */
  readonly unreachable: string;
}

type Ended = { readonly text?: string; readonly isByBrowser?: true };

async function ask({ begin, finish, failureText }: PasskeyLogInSteps, useBrowserAutofill: boolean): Promise<Ended> {
  try {
    const asked = await begin();
    if ('refused' in asked) return { text: asked.refused, isByBrowser: true };
    const given = await startAuthentication({ optionsJSON: asked.options, useBrowserAutofill }).catch(
      (failure: unknown) => failure as Error,
    );
    if (given instanceof Error) return { text: passkeyFailureText(given), isByBrowser: true };
    const { clientDataJSON, authenticatorData, signature, userHandle } = given.response;
    const assertion = { id: given.id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
    const text = await finish(assertion);
    return text === undefined ? {} : { text };
  } catch (failure) {
    return { text: failureText(failure), isByBrowser: true };
  }
}

/** Asks the browser for a passkey, and logs in with it. @returns what went wrong, in words */
export const logInWithPasskey = async (steps: PasskeyLogInSteps): Promise<string | undefined> =>
  (await ask(steps, false)).text;

/**
 * Offers passkeys in the page's field for them, where the browser can. An offer that is not taken is no failure.
 * @param onRefused gets what went wrong with a passkey that was chosen
 * @returns stops the offer
 */
export function offerInField(steps: PasskeyLogInSteps, onRefused: (text: string) => void): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offer = async () => {
    clearTimeout(timer);
    timer = setTimeout(() => void offer(), RENEW_MS);
    const { text, isByBrowser } = await ask(steps, true);
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
