import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock-file';

const folder = mkdtempSync(join(tmpdir(), 'lock-file-'));
const path = join(folder, 'pglite.lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the second process is refused with the holder’s name, and after the release the lock is free', () => {
  const release = takeLock(path, 'The database');
  expect(() => takeLock(path, 'The database')).toThrow(`The database is in use by process ${process.pid}.`);
  release();
  takeLock(path, 'The database')();
});

test.each([
  ['a process that has ended', { pid: 2 ** 22 - 1, startedAt: '1' }],
  ['a pid that another process has since taken', { pid: process.pid, startedAt: '1' }],
])('the lock of %s is stale and taken over', (_, holder) => {
  writeFileSync(path, JSON.stringify(holder));
  const release = takeLock(path, 'The database');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  release();
});

test('a partly written lock file is stale', () => {
  writeFileSync(path, '{"pid":');
  takeLock(path, 'The database')();
});
