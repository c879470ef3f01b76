import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeyFiles } from '../../../src/keys';
import type { Reported } from '../../../src/modules/doctor/finding';
import { certificateFinding, certificates } from './certificates';
import { hosts } from './hosts';
import { keys } from './keys';
import { pictures } from './pictures';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shop = {
  businessId: 1,
  name: 'Fernhill',
  hosts: ['garden.example', 'www.garden.example'],
  pictures: ['/pictures/brand-1/logo.webp', '/icons/neutral.svg'],
};
const said = (found: readonly Reported[]) => found.map(({ state, text }) => `${state}: ${text}`);

test.each([
  ['garden.example, WWW.garden.example', ['right: PRODUCTION_HOSTS has the hosts of the businesses']],
  ['garden.example', ['warning: PRODUCTION_HOSTS lacks www.garden.example']],
  ['garden.example www.garden.example gardn.example', ['wrong: No business has gardn.example of PRODUCTION_HOSTS']],
  ['none', ['right: PRODUCTION_HOSTS has search engines index no host']],
  [undefined, ['warning: PRODUCTION_HOSTS is not set where this command runs']],
])('PRODUCTION_HOSTS=%s', (setting, expected) => {
  expect(said(hosts([shop], setting))).toEqual(expected);
});

test.each([
  ['2026-03-01', undefined, 'right: a.example: its certificate is valid for 59 days more'],
  ['2026-01-08', undefined, 'warning: a.example: its certificate is valid for 7 days more'],
  ['2025-12-30', undefined, 'wrong: a.example: browsers refuse its certificate: it has ended'],
  [
    '2026-03-01',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'wrong: a.example: browsers refuse its certificate: ERR_TLS_CERT_ALTNAME_INVALID',
  ],
])('a certificate until %s, refused for %s', (validTo, refusal, expected) => {
  const found = certificateFinding('a.example', { validTo: new Date(validTo), refusal }, new Date('2026-01-01'));
  expect(said([found])).toEqual([expected]);
});

test('a host without an address, and one at which nobody replies', async () => {
  expect(said(await certificates(['shop.invalid', 'localhost'], 1))).toEqual([
    expect.stringMatching(/^wrong: shop\.invalid: the name has no address: /),
    expect.stringMatching(/^wrong: localhost: no TLS at port 1: .*ECONNREFUSED/),
  ]);
});

test('key files: there for their owner only, missing, readable for others, and replaced by settings', async () => {
  const own = join(folder, 'keys');
  expect(said(await keys(own, {}))).toEqual([
    `wrong: ${own} lacks access-token.pem, digest.key, internal.key, admin.key`,
  ]);
  makeKeyFiles(own);
  expect(said(await keys(own, {}))).toEqual(['right: 4 key files, for their owner only, the oldest 0 days old']);
  chmodSync(join(own, 'digest.key'), 0o640);
  const [found] = await keys(own, {});
  expect([found?.state, found?.action]).toEqual(['wrong', `chmod 600 ${join(own, 'digest.key')}`]);
  rmSync(join(own, 'digest.key'));
  rmSync(join(own, 'internal.key'));
  expect(said(await keys(own, { INTERNAL_KEY: 'x' }))).toEqual([`wrong: ${own} lacks digest.key`]);
});

test('pictures: the folder, and those that settings name', async () => {
  const own = join(folder, 'pictures');
  expect(said(await pictures(own, [shop]))).toEqual([
    expect.stringMatching(/^wrong: The folder of pictures cannot be read: .*ENOENT/),
  ]);
  mkdirSync(join(own, 'brand-1'), { recursive: true });
  expect(said(await pictures(own, [shop]))).toEqual([
    'wrong: Fernhill: 1 pictures of its settings are missing, such as /pictures/brand-1/logo.webp',
  ]);
  writeFileSync(join(own, 'brand-1/logo.webp'), '');
  expect(said(await pictures(own, [shop]))).toEqual(['right: The folder of pictures has those of the businesses']);
});
