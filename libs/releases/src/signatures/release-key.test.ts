/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftReleaseKey, isDraftKey, keyFingerprint, readPrivateKey, readPublicKey } from './release-key';
import { signatureMatches, signValue } from './signature';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-key-'));
  file = join(folder, 'keys/release.pem');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('a new key is written when it signs something that stays, with its public half', () => {
  const key = draftReleaseKey(file);
  expect([isDraftKey(key), existsSync(join(folder, 'keys'))]).toEqual([true, false]);
  const signed = signValue('change', { note: 'one' }, key);
  expect([isDraftKey(key), statSync(file).mode & 0o777]).toEqual([false, 0o600]);
  expect(signatureMatches('change', signed, readPublicKey(join(folder, 'keys/release.pub.pem')))).toBe(true);
  expect(keyFingerprint(draftReleaseKey(file))).toBe(keyFingerprint(key));
});

test('of two commands that create the key at the same time one is refused', () => {
  const [first, second] = [draftReleaseKey(file), draftReleaseKey(file)];
  signValue('change', {}, first);
  const before = readFileSync(file);
  expect(() => signValue('change', {}, second)).toThrow('Another command created the release key at the same time');
  expect(readFileSync(file)).toEqual(before);
  expect(keyFingerprint(readPrivateKey(file))).toBe(keyFingerprint(first));
});

test('a missing public half is written by the next signature, not by a command that only reads', () => {
  signValue('change', {}, draftReleaseKey(file));
  const publicFile = join(folder, 'keys/release.pub.pem');
  rmSync(publicFile);
  const key = draftReleaseKey(file);
  signValue('pass', {}, key);
  expect(existsSync(publicFile)).toBe(false);
  signValue('change', {}, key);
  expect(existsSync(publicFile)).toBe(true);
});

test('no pass is signed with a new key when another command has created the key meanwhile', () => {
  const key = draftReleaseKey(file);
  expect(() => signValue('pass', {}, key)).toThrow('There is no release key yet');
  signValue('change', {}, draftReleaseKey(file));
  expect(isDraftKey(key)).toBe(true);
  expect(() => signValue('pass', {}, key)).toThrow(`${file} holds another release key since this command began`);
});

test('others see the key file whole or not at all', () => {
  jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw new Error('the machine was switched off');
  });
  expect(() => signValue('change', {}, draftReleaseKey(file))).toThrow('switched off');
  expect(readdirSync(join(folder, 'keys'))).toEqual([]);
});

test.each(['', 'words', generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' })])(
  'a file that is no private key gets one sentence, and stays',
  (content) => {
    mkdirSync(join(folder, 'keys'));
    writeFileSync(file, content);
    expect(() => draftReleaseKey(file)).toThrow(`${file} does not contain a private Ed25519 key.`);
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);
