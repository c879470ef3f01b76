/** @jest-environment node */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Pass, signPass } from '@storefront/releases/signatures/pass';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import type { LoadedComposition } from '../compositions/live-composition';
import { previewBanner } from './preview-banner';
import { Previews } from './previews';

const { privateKey: key } = generateKeyPairSync('ed25519');
const { privateKey: otherKey } = generateKeyPairSync('ed25519');
const now = Date.parse('2026-03-01T09:00:00Z');
const id = '0123456789abcdef0123456789abcdef';
const pass: Pass = { purpose: 'composition', composition: id, expiresAt: '2026-03-01T10:00:00Z', by: 'a test' };
const composition = { id } as LoadedComposition;
const issuer = { store: new ReleaseStore(join(tmpdir(), 'no-releases')), key: createPublicKey(key) };
const previews = new Previews(issuer, { byId: (asked) => (asked === id ? composition : undefined) });

test('a link shows its composition until it expires, also after it was verified', () => {
  const text = signPass(key, pass);
  expect(previews.find(text, now)).toEqual({ composition, expiresAt: pass.expiresAt });
  expect(previews.find(text, Date.parse(pass.expiresAt) - 1)).toBeDefined();
  expect(previews.find(text, Date.parse(pass.expiresAt))).toBeUndefined();
});

test.each<[string, string]>([
  ['forged', signPass(otherKey, pass)],
  ['for another purpose', signPass(key, { ...pass, purpose: 'releases' })],
  ['without a composition', signPass(key, { purpose: 'composition', expiresAt: pass.expiresAt, by: 'a test' })],
  ['to a composition that is gone', signPass(key, { ...pass, composition: 'fedcba9876543210' })],
])('a link that is %s shows nothing', (_what, text) => {
  expect(previews.find(text, now)).toBeUndefined();
});

test('the banner names the composition, the time in the shop, and the way to leave', () => {
  const banner = previewBanner({ composition, expiresAt: '2026-07-01T10:00:00Z' }, '/en-gb/preview/leave');
  expect(banner).toContain(`composition ${id}, until 1 Jul 2026, 11:00</span>`);
  expect(banner).toContain('<a href="/en-gb/preview/leave">Leave the test version</a>');
});
