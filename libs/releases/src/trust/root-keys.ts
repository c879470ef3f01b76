import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { Key, Signature } from '@tufjs/models';
import { keyFingerprint } from '../signatures/release-key';

/** The version of The Update Framework's specification that roots follow. */
export const SPEC_VERSION = '1.0.31';

/** A key as TUF's metadata contains it; its id is the fingerprint that every command shows. */
export function tufKey(key: KeyObject): Key {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const keyVal = { public: Buffer.from(x, 'base64url').toString('hex') };
  return new Key({ keyID: keyFingerprint(publicKey), keyType: 'ed25519', scheme: 'ed25519', keyVal });
}

/** The key of TUF's metadata. @throws Error when it is no Ed25519 key, or its id is not its fingerprint */
export function publicKeyOf({ keyID, keyType, keyVal }: Key): KeyObject {
  const x = Buffer.from(keyVal.public ?? '', 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  if (keyType !== 'ed25519' || keyFingerprint(key) !== keyID)
    throw new Error(`The key ${keyID} has another fingerprint.`);
  return key;
}

/** Signs TUF's metadata. @param key a private key */
export const tufSigner =
  (key: KeyObject) =>
  (bytes: Buffer): Signature =>
    new Signature({ keyID: keyFingerprint(key), sig: sign(null, bytes, key).toString('hex') });
