import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimHarnessFolder, type HarnessContent } from './harness-folder';

const doubles = { remote: 'mf-basket', neighbours: 'doubles' };
const none = { remote: 'mf-basket', neighbours: 'none' };

let folder = '';
let temporary = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harness-folder-'));
  temporary = join(folder, 'tmp');
  mkdirSync(temporary);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const claim = (path: string, content: HarnessContent, isFresh: boolean) =>
  claimHarnessFolder(path, content, isFresh, temporary);

/** A data folder with a key, which no harness made. */
function installation(...path: string[]): string {
  const dataDir = join(folder, ...path);
  mkdirSync(join(dataDir, 'keys'), { recursive: true });
  writeFileSync(join(dataDir, 'keys/release.pem'), 'the key');
  return dataDir;
}

test.each([false, true])('a folder with other data is refused and not changed (fresh: %p)', (isFresh) => {
  const dataDir = installation('srv');
  expect(() => claim(dataDir, doubles, isFresh)).toThrow(
    `${dataDir} is not a folder of the harness, which changes and deletes its data: unset DATA_DIR, or name an empty folder.`,
  );
  const link = join(temporary, 'link');
  symlinkSync(dataDir, link);
  expect(() => claim(link, doubles, isFresh)).toThrow('is not a folder of the harness');
  const file = join(dataDir, 'keys/release.pem');
  expect(() => claim(file, doubles, isFresh)).toThrow('is not a folder of the harness');
  expect(readFileSync(file, 'utf8')).toBe('the key');
  expect(readdirSync(dataDir)).toEqual(['keys']);
});

test('an unmarked temporary folder is used only when it is emptied', () => {
  const dataDir = installation('tmp', 'harness-mf-basket-4620');
  expect(() => claim(dataDir, doubles, false)).toThrow('is not a folder of the harness');
  claim(dataDir, doubles, true);
  expect(existsSync(join(dataDir, 'keys'))).toBe(false);
});

test('a folder of the harness is kept for what it was made for, and for anything else only emptied', () => {
  const dataDir = join(folder, 'data');
  claim(dataDir, doubles, false);
  writeFileSync(join(dataDir, 'kept'), '');
  claim(dataDir, doubles, false);
  expect(() => claim(dataDir, none, false)).toThrow(
    `${dataDir} was made for mf-basket with NEIGHBOURS=doubles, not for mf-basket with NEIGHBOURS=none; --fresh deletes its data first.`,
  );
  expect(() => claim(dataDir, { ...doubles, from: '/srv' }, false)).toThrow('NEIGHBOURS_FROM=/srv; --fresh');
  expect(() => claim(dataDir, { ...doubles, remote: 'mf-slots' }, false)).toThrow('mf-slots');
  expect(existsSync(join(dataDir, 'kept'))).toBe(true);
  claim(dataDir, none, true);
  expect(existsSync(join(dataDir, 'kept'))).toBe(false);
  claim(dataDir, none, false);
});
