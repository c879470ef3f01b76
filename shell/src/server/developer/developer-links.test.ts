/** @jest-environment node */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Pass, signPass } from '@storefront/releases/signatures/pass';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { testComposition } from '../../../test-support/test-page-request';
import { Previews } from '../canary/previews';
import { DeveloperLinks } from './developer-links';

const { privateKey: key } = generateKeyPairSync('ed25519');
const { privateKey: otherKey } = generateKeyPairSync('ed25519');
const issuer = { store: new ReleaseStore(join(tmpdir(), 'no-releases')), key: createPublicKey(key) };
const now = Date.parse('2026-03-01T09:00:00Z');
const expiresAt = '2026-03-01T10:00:00Z';
const origin = 'http://127.0.0.1:5173';
const pass: Pass = {
  purpose: 'developer',
  remote: 'mf-a',
  server: origin,
  host: 'pipwell.test',
  expiresAt,
  by: 'ann@example.com',
};

const manifests = testComposition().manifests;
const shell = { ...manifests.shell, developerBoot: [] };
const composition = testComposition({ manifests: { ...manifests, shell } as never });
const links = new DeveloperLinks({ developerLinks: true }, issuer);
const find = (text: string, host = 'pipwell.test', shown = composition) => links.find(text, host, shown, now);

test('a link shows its remote from its server on its host until it expires', () => {
  const text = signPass(key, pass);
  const preview = { composition, expiresAt, developer: { remote: 'mf-a', origin } };
  expect(find(text)).toEqual(preview);
  expect(find(text, 'Pipwell.test')).toEqual(preview);
  expect(links.find(text, 'pipwell.test', composition, Date.parse(expiresAt) - 1)).toEqual(preview);
  expect(links.find(text, 'pipwell.test', composition, Date.parse(expiresAt))).toBeUndefined();
});

const [head = '', middle = '', end = ''] = signPass(key, pass).match(/^.{10}|.{10}$|.+(?=.{10}$)/g) ?? [];
test.each<[string, string]>([
  ['nothing', ''],
  ['a pass of another key', signPass(otherKey, pass)],
  ['an altered pass', `${head}${middle}${[...end].reverse().join('')}`],
  [
    'a pass for a composition',
    signPass(key, { ...pass, purpose: 'composition', composition: '0123456789abcdef0123456789abcdef' }),
  ],
  ['a pass for the page about releases', signPass(key, { ...pass, purpose: 'releases' })],
  ['a pass for another host', signPass(key, { ...pass, host: 'lathmere.test' })],
  ['a pass for no host', signPass(key, { ...pass, host: undefined })],
  ['a server on another machine', signPass(key, { ...pass, server: 'http://10.0.0.1:5173' })],
  ['a server that adds to the policy', signPass(key, { ...pass, server: `${origin} https://evil.test` })],
  ['a remote that is not shown', signPass(key, { ...pass, remote: 'mf-z' })],
  ['the shell', signPass(key, { ...pass, remote: 'shell' })],
])('%s shows nothing', (_what, text) => {
  expect(find(text)).toBeUndefined();
});

test('without the setting, a composition, or a development build of its shell, no link shows anything', () => {
  const text = signPass(key, pass);
  expect(
    new DeveloperLinks({ developerLinks: false }, issuer).find(text, 'pipwell.test', composition, now),
  ).toBeUndefined();
  expect(links.find(text, 'pipwell.test', undefined, now)).toBeUndefined();
  expect(find(text, 'pipwell.test', testComposition())).toBeUndefined();
});

test('it is no link to a composition, even if it names one', () => {
  const previews = new Previews(issuer, { byId: () => composition });
  expect(previews.find(signPass(key, { ...pass, composition: 'c1' }), now)).toBeUndefined();
  expect(previews.find(signPass(key, { ...pass, composition: 'c1', purpose: 'composition' }), now)).toBeDefined();
});
