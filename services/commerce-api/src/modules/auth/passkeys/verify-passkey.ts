import type { PasskeyAssertion, PasskeyAttestation } from '@storefront/api/entities/passkey';
import type { StoredPasskey } from './stored-passkey';

/** COSE numbers of the signatures that are accepted: Ed25519, P-256 and RSA, which every authenticator has one of. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];

/** What a browser sent cannot be trusted. The message is for the log. */
export class PasskeyFailure extends Error {}

/** What was asked: the challenge, on a page of the business. */
interface Expected {
  readonly challenge: string;
  readonly origin: string;
}

const expectedOf = ({ challenge, origin }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  requireUserVerification: true,
});

/** The library reports every fault by throwing an error without a type of its own. */
async function asFailure<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    throw new PasskeyFailure(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Verifies a new passkey. The library is loaded with the first one.
 * @throws PasskeyFailure
 */
export function verifyAttestation(
  expected: Expected,
  { id, clientDataJSON, attestationObject, transports }: PasskeyAttestation,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>> {
  return asFailure(async () => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
    // None was asked for. Certificates could make the library fetch addresses that their maker chooses.
    const statement = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'));
    const format = statement.get('fmt');
    if (format !== 'none' && (format !== 'packed' || statement.get('attStmt').get('x5c') !== undefined))
      throw new Error(`The attestation is ${format}`);
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expectedOf(expected),
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (registrationInfo?.credential.id !== id) throw new Error('The passkey is not the one that it says');
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: transports ?? [],
      isBackedUp: credentialBackedUp,
    };
  });
}

/**
 * Verifies what a passkey signed, but not its counter.
 * @throws PasskeyFailure
 */
export function verifyAssertion(
  expected: Expected,
  { publicKey, userHandle: owner, host }: Pick<StoredPasskey, 'publicKey' | 'userHandle' | 'host'>,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyAssertion,
): Promise<Pick<StoredPasskey, 'counter' | 'isBackedUp'>> {
  return asFailure(async () => {
    if (userHandle !== owner) throw new Error('The passkey is of somebody else');
    if (new URL(expected.origin).hostname !== host) throw new Error('The passkey is of another host');
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectedOf(expected),
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      // From zero no counter goes back: that is judged, and logged, once the signature is known to be right.
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    });
    if (!verified) throw new Error('The signature is wrong');
    return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
  });
}
