import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The path of the public key that belongs to a private key's file. */
const publicKeyFile = (file: string): string => file.replace(/\.pem$/, '.pub.pem');

/** The files of keys that may not be written yet. */
const drafts = new WeakMap<KeyObject, string>();

/**
 * The Ed25519 key that signs releases, for publishers only: created on first use, readable by its owner only, never in
 * git. The public key, all that a web process needs, is stored beside it as `*.pub.pem`.
 */
export function releaseKey(file: string): KeyObject {
  const key = draftReleaseKey(file);
  keepReleaseKey(key);
  return key;
}

/**
 * The same key for a command that may be refused: a missing one is generated, and nothing is written before the key signs
 * something that stays (`keepReleaseKey`).
 * @throws Error when the file holds no private Ed25519 key
 */
export function draftReleaseKey(file: string): KeyObject {
  const key = existsSync(file) ? readPrivateKey(file) : generateKeyPairSync('ed25519').privateKey;
  drafts.set(key, file);
  return key;
}

/** Whether a key is in no file, so that nothing could be verified with it later. */
export function isDraftKey(key: KeyObject): boolean {
  const file = drafts.get(key);
  return file !== undefined && !(existsSync(file) && isKeyOf(file, key));
}

const isKeyOf = (file: string, key: KeyObject): boolean => keyFingerprint(readPrivateKey(file)) === keyFingerprint(key);

/** @throws Error with one sentence when a key is in no file, or its file holds another key meanwhile */
export function assertKeptKey(key: KeyObject): void {
  const file = drafts.get(key);
  if (!isDraftKey(key)) return;
  throw new Error(
    file !== undefined && existsSync(file)
      ? `${file} holds another release key since this command began, so no link was signed. Start it again.`
      : 'There is no release key yet, so no link can be signed: publish first.',
  );
}

/**
 * Writes the files of a key from `draftReleaseKey`, if they are missing; other keys stay as they are.
 * @throws Error when another command has created a key meanwhile
 */
export function keepReleaseKey(key: KeyObject): void {
  const file = drafts.get(key);
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!createFile(file, key.export({ type: 'pkcs8', format: 'pem' })) && !isKeyOf(file, key))
    throw new Error('Another command created the release key at the same time, so nothing was signed. Try again.');
  const pem = createPublicKey(key).export({ type: 'spki', format: 'pem' });
  const publicFile = publicKeyFile(file);
  if (!existsSync(publicFile) || readFileSync(publicFile, 'utf8') !== pem) {
    writeFileSync(`${publicFile}.${process.pid}`, pem, { mode: 0o644 });
    renameSync(`${publicFile}.${process.pid}`, publicFile);
  }
  drafts.delete(key);
}

/** Creates a private file with all of its content, which others see at once or not at all; false when it exists. */
function createFile(file: string, content: string | Buffer): boolean {
  if (existsSync(file)) return false;
  const temporary = `${file}.${process.pid}.${randomUUID()}`;
  try {
    writeFileSync(temporary, content, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * The public release key of a PEM file, as web processes read it.
 * @throws Error when there is no such file, or it holds a private key
 */
export function publicReleaseKey(file: string): KeyObject {
  if (!existsSync(file))
    throw new Error(
      `${file} is missing: publishing creates it next to release.pem; RELEASE_PUBLIC_KEY names another file.`,
    );
  return readPublicKey(file);
}

/** A public key of a PEM file. @throws Error when there is none, or it holds another kind of key */
export function readPublicKey(file: string): KeyObject {
  const pem = pemOf(file);
  if (pem.includes('PRIVATE')) throw new Error(`${file} holds a private key; only the public key is needed here.`);
  return ed25519(`${file} does not contain an Ed25519 key.`, () => createPublicKey(pem));
}

/** A private key of a PEM file. @throws Error when there is none, or it holds another kind of key */
export function readPrivateKey(file: string): KeyObject {
  const pem = pemOf(file);
  return ed25519(`${file} does not contain a private Ed25519 key.`, () => createPrivateKey(pem));
}

function pemOf(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no key file ${file}.`);
  return readFileSync(file, 'utf8');
}

function ed25519(what: string, read: () => KeyObject): KeyObject {
  let key: KeyObject;
  try {
    key = read();
  } catch (error) {
    throw new Error(what, { cause: error });
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(what);
  return key;
}

/** Hex digits of a fingerprint: enough to avoid collisions within one installation. */
const FINGERPRINT_LENGTH = 16;

const fingerprints = new WeakMap<KeyObject, string>();

/** Identifies a key, the same for its private and public halves: 16 hex digits. */
export function keyFingerprint(key: KeyObject): string {
  const known = fingerprints.get(key);
  if (known) return known;
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const digest = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
  fingerprints.set(key, digest.slice(0, FINGERPRINT_LENGTH));
  return digest.slice(0, FINGERPRINT_LENGTH);
}
