import { PASSKEY_NAME_MAX_LENGTH } from '@storefront/api/constants';
import type { PasskeyAttestation } from '@storefront/api/entities/passkey';
import type { TakenChallenge } from './passkey-challenges';
import type { StoredPasskey } from './stored-passkey';
import { PasskeyFailure, verifyAttestation } from './verify-passkey';

/** A passkey as a browser made it, and its name. */
interface Made {
  readonly name?: string;
  readonly attestation: PasskeyAttestation;
}

/**
 * What is to be kept of a new passkey; without a name it is called after the device.
 * @throws PasskeyFailure
 */
export async function madePasskey(
  challenge: TakenChallenge,
  { name, attestation }: Made,
  deviceName: string | undefined,
  now: Date,
): Promise<Omit<StoredPasskey, 'id' | 'businessId' | 'lastUsedAt'>> {
  const { userHandle, origin } = challenge;
  if (userHandle === null) throw new PasskeyFailure('The challenge is not for a new passkey');
  return {
    ...(await verifyAttestation(challenge, attestation)),
    host: new URL(origin).hostname,
    userHandle,
    name: (name ?? deviceName ?? 'Passkey').trim().slice(0, PASSKEY_NAME_MAX_LENGTH),
    createdAt: now,
  };
}
