/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftFolder } from './draft-folder';

const home = mkdtempSync(join(tmpdir(), 'draft-folder-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a new draft removes those that were left behind, and nothing else', () => {
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  const folders = ['draft-left', 'draft-written', 'seeded-old'].map((name) => join(home, name));
  for (const folder of folders) mkdirSync(join(folder, 'pglite'), { recursive: true });
  for (const folder of [folders[0], folders[2]]) utimesSync(folder ?? '', longAgo, longAgo);
  const draft = draftFolder(home);
  expect([...folders, draft].map((folder) => existsSync(folder))).toEqual([false, true, true, true]);
});
