/** @jest-environment node */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseStore } from '../store/release-store';
import { type Pass, readPass, signPass } from './pass';
import { signValue } from './signature';

const { privateKey: key } = generateKeyPairSync('ed25519');
const { privateKey: otherKey } = generateKeyPairSync('ed25519');
const issuer = { store: new ReleaseStore(join(tmpdir(), 'no-releases')), key: createPublicKey(key) };
const now = Date.parse('2026-03-01T09:00:00Z');
const pass: Pass = { purpose: 'releases', expiresAt: '2026-03-01T17:00:00Z', by: 'ann@example.com' };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a pass is valid until it expires, for its purpose', () => {
  const text = signPass(key, pass);
  expect(readPass(issuer, text, 'releases', now)).toEqual(pass);
  expect(readPass(issuer, text, 'releases', Date.parse(pass.expiresAt) - 1)).toEqual(pass);
  expect(readPass(issuer, text, 'releases', Date.parse(pass.expiresAt))).toBeUndefined();
  expect(readPass(issuer, text, 'figures', now)).toBeUndefined();
});

const { signature } = signValue('pass', pass, key);
test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an empty text', ''],
  ['something else', 'open sesame'],
  ['one of another installation', signPass(otherKey, pass)],
  ['one that was made to last longer', encoded({ signed: { ...pass, expiresAt: '2027-01-01' }, signature })],
  ['one without a time', signPass(key, { ...pass, expiresAt: 'never' })],
  ['another kind of signed value', encoded(signValue('channel', pass, key))],
  ['several', [signPass(key, pass)]],
  ['one that is too long', signPass(key, { ...pass, by: 'a'.repeat(1_000) })],
])('%s is no pass', (_what, text) => {
  expect(readPass(issuer, text, 'releases', now)).toBeUndefined();
});
