import { WebAuthnError } from '@simplewebauthn/browser';
import { passkeyCancelled, passkeyExists, passkeyFailed } from '@storefront/messages/account';

/** What a shopper reads when the browser made or used no passkey. */
export function passkeyFailureText(failure: Error): string {
  const { code } = failure instanceof WebAuthnError ? failure : { code: undefined };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return passkeyExists;
  // Browsers do not say whether the shopper closed the dialog, or was too late.
  const isStopped = failure.name === 'NotAllowedError' || code === 'ERROR_CEREMONY_ABORTED';
  return isStopped ? passkeyCancelled : passkeyFailed;
}
