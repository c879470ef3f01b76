import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { assertKeptKey, keepReleaseKey } from './release-key';

/** What release keys sign. The kind is part of the signed bytes, so that one kind cannot pass as another. */
export type SignedKind =
  | 'composition'
  | 'channel'
  | 'release'
  | 'change'
  | 'publication'
  | 'result'
  | 'library'
  | 'pass';

export interface Signed<T> {
  readonly signed: T;
  /** Ed25519 over the kind and the JSON of `signed`, base64. */
  readonly signature: string;
}

const bytesOf = (kind: SignedKind, value: unknown): Buffer =>
  Buffer.from(`storefront ${kind}\n${JSON.stringify(value)}`);

/**
 * @param key the private release key, which is kept if it is a new one
 * @throws Error when the key of a pass is in no file: no shell could verify it
 */
export function signValue<T>(kind: SignedKind, value: T, key: KeyObject): Signed<T> {
  if (kind !== 'pass') keepReleaseKey(key);
  else assertKeptKey(key);
  return { signed: value, signature: sign(null, bytesOf(kind, value), key).toString('base64') };
}

/** Whether a key signed a value as this kind. @param key the public key, or the private one */
export function signatureMatches(kind: SignedKind, { signed, signature }: Signed<unknown>, key: KeyObject): boolean {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return verify(null, bytesOf(kind, signed), publicKey, Buffer.from(signature, 'base64'));
}

/**
 * A signed value, not verified yet.
 * @param text the file as it was read
 * @param what names the file in an error
 * @throws Error when it has no signature
 */
export function readSigned<T>(text: Buffer, what: string): Signed<T> {
  const { signed, signature } = parse<T>(text, what);
  if (typeof signature !== 'string' || typeof signed !== 'object' || signed === null)
    throw new Error(`${what} is not signed.`);
  return { signed, signature };
}

function parse<T>(text: Buffer, what: string): Partial<Signed<T>> {
  try {
    const value: unknown = JSON.parse(text.toString());
    return typeof value === 'object' && value !== null ? (value as Partial<Signed<T>>) : {};
  } catch {
    throw new Error(`${what} is not JSON.`);
  }
}
