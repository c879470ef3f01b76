import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFingerprint } from '@storefront/releases/signatures/release-key';
import { trustOf } from '@storefront/releases/trust/release-trust';
import { TestTeams } from '@storefront/releases/trust/test-teams';
import { expiryText, expiryWarnings } from './role-expiry';

const at = (text: string) => Date.parse(`${text}T12:00:00Z`);

let folder: string;
let teams: TestTeams;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'role-expiry-'));
  teams = new TestTeams(folder);
  await teams.start();
  teams.add('seasonal', ['mf-slots'], ['stable'], teams.slots, '2027-02-01T00:00:00.000Z');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const warnings = (key: TestTeams['slots'], day: string) => {
  const { root } = trustOf(teams.store, key);
  if (!root) throw new Error('There are no roles.');
  return expiryWarnings(root, keyFingerprint(key), at(day));
};

test('a key’s roles and the root are announced in the thirty days before they expire', () => {
  expect(warnings(teams.slots, '2027-01-01')).toEqual([]);
  expect(warnings(teams.slots, '2027-01-03')).toEqual([
    'Role seasonal expires in 28 days, at 2027-02-01T00:00:00.000Z: a person with the root keys runs `roles renew seasonal`.',
  ]);
  expect(warnings(teams.basket, '2027-01-03')).toEqual([]);
  expect(warnings(teams.slots, '2027-01-30')).toEqual([expect.stringMatching(/^Role seasonal expires in 1 day, /)]);
  expect(warnings(teams.slots, '2027-02-02')).toEqual([]);
  expect(warnings(teams.basket, '2099-05-20')).toEqual([
    expect.stringMatching(/^Root \d+ expires in 11 days, at 2099-06-01.*`roles renew`\.$/),
    expect.stringMatching(/^Role basket-team expires in 11 days/),
  ]);
});

test('the list of roles says when one has expired, or soon will', () => {
  expect(expiryText('2027-02-01T00:00:00.000Z', at('2026-12-01'))).toBe('expires at 2027-02-01T00:00:00.000Z');
  expect(expiryText('2027-02-01T00:00:00.000Z', at('2027-01-31'))).toBe(
    'expires at 2027-02-01T00:00:00.000Z, in 0 days',
  );
  expect(expiryText('2027-02-01T00:00:00.000Z', at('2027-02-01'))).toBe('EXPIRED at 2027-02-01T00:00:00.000Z');
});
