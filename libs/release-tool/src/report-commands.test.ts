/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { releaseKey } from '@storefront/releases/release-key';
import { ReleaseStore } from '@storefront/releases/release-store';
import { writeTestBuild } from '@storefront/releases/test-build';
import type { ReleaseSession } from './release-session';
import { printLog } from './report-commands';

const folder = mkdtempSync(join(tmpdir(), 'report-commands-'));
const key = releaseKey(join(folder, 'release.pem'));
const store = new ReleaseStore(join(folder, 'releases'), undefined, { name: 'ann@example.com' });
let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(String(line)));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function publish(name: string, code: string, at: string): Promise<string> {
  writeTestBuild(join(folder, 'build'), { name, server: code, files: { 'entry.js': '' } });
  const source = { commit: '0123456789abcdef' };
  return (await publishRelease(store, key, join(folder, 'build'), { source, now: new Date(at) })).version;
}
const print = (last = 20) => printLog({ store, key } as ReleaseSession, { command: 'log', last });

test('log shows publications among the changes in order of time', async () => {
  const shell = await publish('shell', 'shell', '2026-03-01T09:00:00.000Z');
  promote(store, key, { shell }, new Date());
  const late = await publish('mf-basket', 'late', '2099-03-01T09:00:00.000Z');
  await print();
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(`^2026-03-01T09:00:00.000Z  publications 1  publish shell ${shell} of commit 0123456789  by ann`),
    ),
    expect.stringMatching(/ {2}stable 1 {2}promote shell /),
    expect.stringMatching(new RegExp(`^2099-03-01T09:00:00.000Z  publications 2  publish mf-basket ${late} `)),
  ]);
});

test('log prints the first faults and counts the rest', async () => {
  for (let count = 3; count <= 30; count += 1) writeFileSync(join(store.root, `log/publications/${count}.json`), '{}');
  const error: Error = await print().then(
    () => new Error('no fault'),
    (reason: Error) => reason,
  );
  const lines = error.message.split('\n');
  expect(lines).toHaveLength(11);
  expect(lines.at(0)).toBe('Entry 3 of the log of publications is not signed.');
  expect(lines.at(-1)).toBe('There are 18 more faults.');
});
