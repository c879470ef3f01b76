import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@storefront/api/entities/passkey';
import type { Database } from '../../../database/database.types';
import { newToken } from '../../../ids';
import { refuse } from '../../../problem';
import { type Asked, CHALLENGE_MS, newChallenge } from './passkey-challenges';
import { assertRoom, type StoredPasskey } from './stored-passkey';
import { ALGORITHMS } from './verify-passkey';

/** @throws Problem validation_failed */
export function deviceOfCall(device: string | undefined): string {
  if (!device)
    throw refuse('validation_failed', 'x-login-device is missing: the challenge counts on that device alone');
  return device;
}

/** What a browser needs to ask for a passkey of this page, with a new challenge. */
export async function requestOptions(db: Database, page: URL, asked: Asked, now: Date): Promise<PasskeyRequestOptions> {
  const challenge = await newChallenge(db, { ...asked, origin: page.origin }, now);
  return { challenge, rpId: page.hostname, timeout: CHALLENGE_MS, userVerification: 'required' };
}

/** For whom a passkey is made, in words that an authenticator shows. */
interface Owner {
  readonly business: string;
  readonly name: string;
  readonly displayName: string;
  readonly passkeys: readonly StoredPasskey[];
}

/**
 * What a browser needs to make a passkey on this page, with a new challenge.
 * @throws Problem passkeys_full
 */
export async function creationOptions(
  db: Database,
  page: URL,
  asked: Asked,
  { business, name, displayName, passkeys }: Owner,
  now: Date,
): Promise<PasskeyCreationOptions> {
  assertRoom(passkeys);
  const userHandle = passkeys[0]?.userHandle ?? newToken();
  return {
    challenge: await newChallenge(db, { ...asked, origin: page.origin, userHandle }, now),
    rp: { id: page.hostname, name: business },
    user: { id: userHandle, name, displayName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: passkeys
      .filter(({ host }) => host === page.hostname)
      .map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}
