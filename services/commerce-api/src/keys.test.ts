import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeys, makeKeyFiles } from './keys';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const config = (production: boolean) => ({ keysDir: folder, adminKey: undefined, internalKey: undefined, production });

test('missing key files are created, readable by their owner only, and existing ones stay', () => {
  writeFileSync(join(folder, 'digest.key'), 'a digest key that is in use already');
  expect(makeKeyFiles(folder).sort()).toEqual(['access-token.pem', 'admin.key', 'internal.key']);
  expect(readFileSync(join(folder, 'digest.key'), 'utf8')).toBe('a digest key that is in use already');
  for (const name of ['access-token.pem', 'admin.key', 'internal.key'])
    expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
  expect(makeKeyFiles(folder)).toEqual([]);
  const { admin, internal } = loadKeys(config(true));
  for (const key of [admin, internal]) expect(Buffer.byteLength(key)).toBeGreaterThanOrEqual(32);
  expect(admin).not.toBe(internal);
});

test('production creates no key by itself, a demonstration does', () => {
  expect(() => loadKeys(config(true))).toThrow(/ENOENT/);
  expect(readdirSync(folder)).toEqual([]);
  loadKeys(config(false));
  expect(readdirSync(folder).sort()).toEqual(['access-token.pem', 'admin.key', 'digest.key', 'internal.key']);
});
