import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Composition, SignedComposition } from './composition.types';

/** The Ed25519 key that signs compositions, made on first use, readable by its owner alone and never in git. */
export function releaseKey(file: string): KeyObject {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  }
  return createPrivateKey(readFileSync(file));
}

const bytesOf = (composition: Composition): Buffer => Buffer.from(JSON.stringify(composition));

export function signComposition(composition: Composition, key: KeyObject): SignedComposition {
  return { composition, signature: sign(null, bytesOf(composition), key).toString('base64') };
}

/** Throws unless the composition was signed with the private half of `key`. */
export function verifyComposition(signed: SignedComposition, key: KeyObject): Composition {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  if (!verify(null, bytesOf(signed.composition), publicKey, Buffer.from(signed.signature, 'base64')))
    throw new Error(`Composition ${signed.composition.id} is not signed with this installation's release key.`);
  return signed.composition;
}
