/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { productionFaults } from './production-faults';

const folder = mkdtempSync(join(tmpdir(), 'production-faults-'));
releaseKey(join(folder, 'release.pem'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const valid = { INTERNAL_KEY: 'k'.repeat(32), PRODUCTION_HOSTS: 'shop.example', TRUST_PROXY: '10.0.0.0/8' };
const faultsOf = (values: object, env: NodeJS.ProcessEnv = {}, key = 'release.pub.pem') => {
  const files = { internalKey: join(folder, 'internal.key'), releaseKey: join(folder, key) };
  return productionFaults({ ...valid, ...values } as never, env, files).filter(Boolean);
};

test('complete settings have no fault', () => expect(faultsOf({})).toEqual([]));

test.each(['none', 'NONE', 'shop.example, www.shop.example', 'a.example\nb.example'])(
  'the hosts %j are valid',
  (hosts) => expect(faultsOf({ PRODUCTION_HOSTS: hosts })).toEqual([]),
);

test.each(['https://shop.example', 'shop.example:443', 'shop', 'localhost', 'shop.localhost', 'shop.example, x'])(
  'the hosts %j are a fault',
  (hosts) =>
    expect(faultsOf({ PRODUCTION_HOSTS: hosts })).toEqual([expect.stringMatching(/^PRODUCTION_HOSTS must be/)]),
);

test.each(['true', 'loopback', '10.0.0.1', '10.0.0.0/8, 192.168.0.1', 'fd00::/8', '::1/128'])(
  'the proxies %j are valid',
  (proxies) => expect(faultsOf({ TRUST_PROXY: proxies })).toEqual([]),
);

test.each(['false', '1', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', 'fd00::/129', '10.0.0.0/8/8', '10.0.0.1,'])(
  'the proxies %j are a fault',
  (proxies) => expect(faultsOf({ TRUST_PROXY: proxies })).toEqual([expect.stringMatching(/^TRUST_PROXY must be/)]),
);

test('links to developers’ machines are a fault on the channel of production, and on no other', () => {
  expect(faultsOf({ DEVELOPER_LINKS: 'on', RELEASE_CHANNEL: 'staging' })).toEqual([]);
  expect(faultsOf({ DEVELOPER_LINKS: 'off', RELEASE_CHANNEL: 'stable' })).toEqual([]);
  expect(faultsOf({ DEVELOPER_LINKS: 'on', RELEASE_CHANNEL: 'stable' })).toEqual([
    expect.stringMatching(/^DEVELOPER_LINKS must be off where RELEASE_CHANNEL is stable/),
  ]);
});

test('everything that is missing is listed', () => {
  const missing = { INTERNAL_KEY: undefined, PRODUCTION_HOSTS: undefined, TRUST_PROXY: undefined };
  expect(faultsOf(missing, { SECURE_COOKIES: 'false' }, 'none.pem')).toEqual([
    expect.stringContaining('INTERNAL_KEY is missing'),
    expect.stringContaining('PRODUCTION_HOSTS is missing'),
    expect.stringContaining('TRUST_PROXY is missing'),
    expect.stringContaining('RELEASE_PUBLIC_KEY cannot be used'),
    expect.stringContaining('SECURE_COOKIES must not be false'),
  ]);
});

test('the private release key is a fault', () => {
  expect(faultsOf({}, {}, 'release.pem')).toEqual([expect.stringContaining('holds a private key')]);
});
