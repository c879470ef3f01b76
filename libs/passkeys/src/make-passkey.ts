import { startRegistration } from '@simplewebauthn/browser';
import type { PasskeyAttestation, PasskeyCreationOptions } from '@storefront/api/entities/passkey';
import { passkeyFailureText } from './passkey-failure';

/** Makes a passkey with the browser's dialog. @returns it, or in words why there is none */
export async function makePasskey(
  optionsJSON: PasskeyCreationOptions,
): Promise<{ readonly attestation: PasskeyAttestation } | { readonly refused: string }> {
  const made = await startRegistration({ optionsJSON }).catch((failure: unknown) => failure as Error);
  if (made instanceof Error) return { refused: passkeyFailureText(made) };
  const { clientDataJSON, attestationObject, transports } = made.response;
  return { attestation: { id: made.id, clientDataJSON, attestationObject, ...(transports && { transports }) } };
}
